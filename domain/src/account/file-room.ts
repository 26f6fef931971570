import type { Plan } from "./ceilings.ts";

const MB = 1024 * 1024;

/** What the files of an account's papers may weigh together. */
export const FILE_ROOM = { account: 2048 * MB, demo: 40 * MB } as const;

export const fileRoom = ({ est_demo }: Pick<Plan, "est_demo">): number =>
  est_demo ? FILE_ROOM.demo : FILE_ROOM.account;

/** Why no file of such a size fits any more. */
export const fileRoomSentence = ({ est_demo }: Pick<Plan, "est_demo">): string =>
  est_demo
    ? "Les fichiers du compte de démonstration sont limités à 40\u00a0Mo en tout. Supprimez-en pour faire de la place."
    : "Les fichiers d’un compte sont limités à 2\u00a0Go en tout. Supprimez-en pour faire de la place.";
