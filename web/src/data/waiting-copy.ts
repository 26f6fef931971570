import { promisifyRequest } from "idb-keyval";
import { dataUrl } from "./data-url.ts";
import { OwnDatabase } from "./own-database.ts";
import { saveFile } from "./save-file.ts";
import { setWaitingOffer } from "./waiting-offer.ts";

/** A write that waits, or that was refused, as far as a copy says it. */
interface Owed {
  words: string;
  at: string;
  call: string;
  input: unknown;
  /** The answer that the assistant gave here. */
  local?: unknown;
  why?: { message: string };
  /** What waits with a refused one. */
  dependents?: readonly Owed[];
}

/** What waits on this device as text that can be read and kept, photos included. */
export async function copyText(waiting: readonly Owed[], refused: readonly Owed[], now: string): Promise<string> {
  const copy = {
    bosco: "Modifications qui ne sont pas encore enregistrées sur le serveur",
    copie_du: now,
    en_attente: await allPlain(waiting),
    a_resoudre: await allPlain(refused),
  };
  return JSON.stringify(copy, null, 2);
}

/** why one after the other: each may hold a photo of ten megabytes. */
async function allPlain(writes: readonly Owed[]): Promise<object[]> {
  const all: object[] = [];
  for (const write of writes) all.push(await plain(write));
  return all;
}

const plain = async ({ words, at, call, input, local, why, dependents }: Owed): Promise<object> => ({
  modification: words,
  date: at,
  appel: call,
  contenu: await withFilesAsText(input),
  reponse_locale: local,
  refus: why?.message,
  attendent_avec_elle: dependents && (await allPlain(dependents)),
});

async function withFilesAsText(input: unknown): Promise<unknown> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const fields = Object.entries(input).map(async ([name, value]) => [
    name,
    // why caught: one photo that the browser has lost takes nothing else with it.
    value instanceof Blob ? await dataUrl(value).catch(() => null) : value,
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

/** Gives somebody what waits on this device as a file. */
export async function saveCopy(waiting: readonly Owed[], refused: readonly Owed[]): Promise<void> {
  const now = new Date().toISOString();
  const text = await copyText(waiting, refused, now);
  saveFile(`bosco-modifications-${now.slice(0, 10)}.json`, text, "application/json");
}

/**
 * For whoever was signed in until now: a way to keep what waits, offered until somebody signs in. why read before it is wanted:
 * his account may be gone, and nobody opens his database any more.
 */
export async function offerCopy(userId: string): Promise<{ label: string; onPress: () => void }> {
  const [waiting, refused] = await new OwnDatabase(userId).run(["outbox", "refused"], "readonly", (store) =>
    Promise.all([
      promisifyRequest<Owed[]>(store("outbox").getAll()),
      promisifyRequest<Owed[]>(store("refused").getAll()),
    ]),
  );
  const save = () => void saveCopy(waiting, refused);
  const count = refused.reduce((sum, { dependents = [] }) => sum + 1 + dependents.length, waiting.length);
  setWaitingOffer({ count, save });
  return { label: "En garder une copie", onPress: save };
}
