/**
 * Failures that the server knows nothing of. `HORS_LIGNE`: nothing has left the device. `SANS_REPONSE`: it was sent, and
 * nobody can say whether it arrived.
 */
export type ClientErrorCode = "HORS_LIGNE" | "SANS_REPONSE";

/** A request without an answer. why not an ApiError: visitors' pages load nothing of the contract. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly code: ClientErrorCode;

  private constructor(code: ClientErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  /** Nothing has left the device. */
  static offline = () => new NoAnswer("HORS_LIGNE", "Pas de connexion.");

  /** It was sent, and no answer of the server's came back. */
  static unanswered = () => new NoAnswer("SANS_REPONSE", "Pas de réponse du serveur.");
}
