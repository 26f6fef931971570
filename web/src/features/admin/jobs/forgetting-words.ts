import type { JobKind } from "@bosco/domain/account";

const MESSAGES: readonly string[] = ["mail", "push"] satisfies JobKind[];

/** What 'Oublier' does: a message never leaves then; what is done by the clock begins again at its next hour. */
export const forgettingWords = (kind: string): string =>
  MESSAGES.includes(kind)
    ? "Le serveur n’essaiera plus d’envoyer ce message."
    : "Le serveur n’essaiera plus cette fois-ci. Il recommencera à la prochaine date prévue.";
