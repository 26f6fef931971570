import type { Refused, Waiting } from "../../data/outbox/waiting.ts";

const plain = ({ words, at, call, input }: Waiting) => ({ modification: words, date: at, appel: call, contenu: input });

/** What waits on this device, as a file that somebody can read and keep. */
export function waitingCopy(waiting: readonly Waiting[], refused: readonly Refused[], now: Date): string {
  const copy = {
    bosco: "Modifications qui ne sont pas encore enregistrées sur le serveur",
    copie_du: now.toISOString(),
    en_attente: waiting.map(plain),
    a_resoudre: refused.map((write) => ({ ...plain(write), refus: write.why.message })),
  };
  return JSON.stringify(copy, null, 2);
}
