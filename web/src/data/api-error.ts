import { ERRORS, type ErrorBody, type ErrorCode } from "@bosco/contract/errors";
import { ORPCError } from "@orpc/client";
import { type ClientErrorCode, NoAnswer } from "./no-answer.ts";

/** A call that did not succeed, with the code that says why. */
export class ApiError extends ORPCError<ErrorCode | ClientErrorCode, ErrorBody["details"]> {
  override name = "ApiError";

  constructor(
    status: number,
    { code, message, details }: Omit<ErrorBody, "code"> & { code: ErrorCode | ClientErrorCode },
  ) {
    super(code, { status, message, data: details });
  }

  /** Whatever was thrown, as an ApiError. */
  static from(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    if (error instanceof NoAnswer) return new ApiError(0, error);
    return new ApiError(0, { code: "ERREUR_INTERNE", message: ERRORS.ERREUR_INTERNE.message });
  }

  /** Nothing has left the device. */
  static offline(): ApiError {
    return ApiError.from(NoAnswer.offline());
  }

  /** It was sent, and no answer of the server's came back. */
  static unanswered(): ApiError {
    return ApiError.from(NoAnswer.unanswered());
  }

  /** Worth trying again by itself: nothing was wrong with the request. */
  get passing(): boolean {
    return this.code === "HORS_LIGNE" || this.code === "SANS_REPONSE" || this.status >= 502;
  }
}

export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" && body !== null && "code" in body && String(body.code) in ERRORS && "message" in body
  );
}
