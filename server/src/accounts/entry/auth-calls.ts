import { email } from "@bosco/domain";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { fail, invalidInput } from "../../refusals.ts";

const password = z.string("Un mot de passe est attendu.").min(1, "Un mot de passe est attendu.");
const token = z.string("Ce lien est incomplet.").max(2_000, "Ce lien n’est pas valable.");
const nothing = z.unknown().transform(() => ({}));

/** The auth library's calls that Bosco offers, and what each takes; everything else is not found, or left out. */
export const AUTH_ROUTES = [
  {
    method: "POST",
    path: "/sign-up/email",
    access: "anyone",
    input: z.object({ email, password }).transform((given) => ({ ...given, name: given.email })),
  },
  { method: "POST", path: "/sign-in/email", access: "anyone", input: z.object({ email, password }) },
  { method: "POST", path: "/sign-in/demo", access: "anyone", input: nothing },
  { method: "POST", path: "/sign-out", access: "anyone", input: nothing },
  { method: "GET", path: "/get-session", access: "anyone", input: nothing },
  { method: "POST", path: "/request-password-reset", access: "anyone", input: z.object({ email }) },
  {
    method: "POST",
    path: "/reset-password",
    access: "anyone",
    input: z.object({ token, newPassword: password }),
  },
  {
    method: "GET",
    path: "/verify-email",
    access: "anyone",
    // why: where a confirmed reader lands is ours to say, never the link's.
    input: z.object({ token }).transform((given) => ({ ...given, callbackURL: "/auth?confirme=1" })),
  },
  { method: "POST", path: "/send-verification-email", access: "anyone", input: z.object({ email }) },
  {
    method: "POST",
    path: "/change-password",
    access: "user",
    input: z.object({
      currentPassword: password,
      newPassword: password,
      revokeOtherSessions: z.boolean().optional(),
    }),
  },
] as const;

export interface AuthCall {
  method: "GET" | "POST";
  path: (typeof AUTH_ROUTES)[number]["path"];
  input: { email?: string; revokeOtherSessions?: boolean | undefined };
}

/** What a request asks of the auth library: the fields it may send, judged, and no others. */
export function readAuthCall({ method, path, input }: (typeof AUTH_ROUTES)[number], request: FastifyRequest): AuthCall {
  const given = input.safeParse((method === "GET" ? request.query : request.body) ?? {});
  if (given.success) return { method, path, input: given.data };
  const { data } = invalidInput(given.error.issues);
  throw fail("ENTREE_INVALIDE", { message: given.error.issues[0]?.message, details: data });
}
