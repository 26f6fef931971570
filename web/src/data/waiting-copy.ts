import { promisifyRequest } from "idb-keyval";
import { saveFile } from "../ui/save-file.ts";
import { OwnDatabase } from "./own-database.ts";

/** A write that waits, or that was refused, as far as a copy says it. */
interface Owed {
  words: string;
  at: string;
  call: string;
  input: unknown;
  why?: { message: string };
}

const plain = ({ words, at, call, input, why }: Owed) => ({
  modification: words,
  date: at,
  appel: call,
  contenu: input,
  refus: why?.message,
});

/** Gives somebody what waits on this device as a file that can be read and kept. */
export function saveCopy(waiting: readonly Owed[], refused: readonly Owed[]): void {
  const now = new Date().toISOString();
  const copy = {
    bosco: "Modifications qui ne sont pas encore enregistrées sur le serveur",
    copie_du: now,
    en_attente: waiting.map(plain),
    a_resoudre: refused.map(plain),
  };
  saveFile(`bosco-modifications-${now.slice(0, 10)}.json`, JSON.stringify(copy, null, 2), "application/json");
}

/**
 * For whoever was signed in until now: a way to keep what waits. why read before it is wanted: his account may be gone, and
 * nobody opens his database any more.
 */
export async function copyFor(userId: string): Promise<{ label: string; onPress: () => void }> {
  const [waiting, refused] = await new OwnDatabase(userId).run(["outbox", "refused"], "readonly", (store) =>
    Promise.all([
      promisifyRequest<Owed[]>(store("outbox").getAll()),
      promisifyRequest<Owed[]>(store("refused").getAll()),
    ]),
  );
  return { label: "En garder une copie", onPress: () => saveCopy(waiting, refused) };
}
