import { ApiError } from "../api-error.ts";

/** Why the server has refused a write, as it is kept. */
export interface Reason {
  status: number;
  code: ApiError["code"];
  message: string;
  data?: unknown;
  defined: boolean;
}

export const reasonOf = ({ status, code, message, data, defined }: ApiError): Reason => ({
  status,
  code,
  message,
  data,
  defined,
});

export function errorOf({ status, code, message, data, defined }: Reason): ApiError {
  const error = new ApiError(status, { code, message, details: data as never });
  return Object.assign(error, { defined });
}
