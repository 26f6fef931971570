/** Routes whose valid requests are always refused here, each with the reason. One that is taken after all fails its test. */
export const NEVER_TAKEN: Record<string, string> = {
  "GET /.well-known/security.txt": "there is none without LEGAL_EMAIL",
  "POST /api/auth/request-password-reset": "the server sends no mail",
  "POST /api/auth/reset-password": "nobody can draw the secret of a mail",
  "POST /api/partages/invitation": "nobody can draw the secret of an invitation",
  "POST /api/partages/accepter": "nobody can draw the secret of an invitation",
};
