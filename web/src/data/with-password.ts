import { ApiError } from "./api-error.ts";
import { askPassword } from "./password-again.ts";

/** Makes a call, and makes it again once the password is given, when the server wants that first. */
export async function withPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isWanted = error instanceof ApiError && error.code === "MOT_DE_PASSE_DEMANDE";
    if (!isWanted || !(await askPassword())) throw error;
    return call();
  }
}
