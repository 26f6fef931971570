import type { AuthError } from "../../data/auth.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/** Tells why signing in or up was refused: the server's sentence, or the default one. */
export function showAuthError(error: AuthError | undefined, fallback = "Une erreur s'est produite."): void {
  showToast({ title: "Erreur", description: error?.message || fallback, tone: "error" });
}
