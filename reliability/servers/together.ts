import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { PASSWORD } from "../../server/tests/accounts.ts";
import { beginStream, chunk, lastChunk } from "../../server/tests/fake-model.ts";
import { putPhoto } from "../../server/tests/form-data.ts";
import { aPhoto, aPhotoOf } from "../../server/tests/pictures.ts";
import { aBoat } from "../../server/tests/sample-rows.ts";
import { Visitor } from "../../server/tests/visitor.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { quantiles } from "../kit/quantiles.ts";
import { openStream } from "../kit/stream.ts";
import { until } from "../kit/until.ts";
import { askInPieces } from "./questions.ts";
import { at, type Site, sharesSince } from "./site.ts";

const READS = 40;
const WRITES = 20;
const MOST_MS = 1_000;
const MB = 1_048_576;

/** Whoever signs in on one server goes on on the other, is told there of what he does here, and sends files through nginx. */
export async function goOnElsewhere(site: Site): Promise<Outcome[]> {
  return [await changeServers(site), await tellElsewhere(site), await passThrough(site)];
}

async function changeServers(site: Site): Promise<Outcome> {
  const { nginx, servers, account } = site;
  const { email } = await account();
  const [here, there] = servers;
  const visitor = new Visitor(here.url);
  const signedIn = await visitor.post("/api/auth/sign-in/email", { email, password: PASSWORD });
  const onTheOther = await at(there.url, visitor).get("/api/auth/get-session");
  const before = nginx.passed().length;
  const through = at(nginx.url, visitor);
  const read = await Promise.all(Array.from({ length: READS }, () => through.get("/api/bateaux")));
  const shares = sharesSince(site, before);
  const signedOut = await at(there.url, visitor).post("/api/auth/sign-out");
  const afterwards = await Promise.all(Array.from({ length: READS }, () => through.get("/api/bateaux")));
  const good = read.filter(({ status }) => status === 200).length;
  const refused = afterwards.filter(({ status }) => status === 401).length;
  return {
    case: "Several servers",
    test: "`npm run test:servers`: sign in on one, go on on the other, sign out there",
    figure: `${good} of ${READS} reads through nginx, ${shares.join(" and ")} by each server; ${refused} of ${READS} refused after the sign-out`,
    faults: [
      signedIn.status !== 200 && `the sign-in was answered ${signedIn.status} ${signedIn.text}`,
      onTheOther.body?.user?.email !== email && `the other server does not know the session: ${onTheOther.text}`,
      (good < READS || shares.some((share) => share === 0)) &&
        "not all reads were answered, or one server answered none",
      (signedOut.status !== 200 || refused < READS) && "a session that has ended still opens something",
    ].filter((one) => typeof one === "string"),
  };
}

/** Streams at the one server and through nginx are told of what is written at the other. */
async function tellElsewhere({ nginx, servers, account }: Site): Promise<Outcome> {
  const [here, there] = servers;
  const owner = at(here.url, await account({ pro: true }));
  const bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
  const article = { bateau_id, nom: "Riz", categorie: "Alimentation", quantite: 5, quantite_max: 100 };
  const { id } = (await owner.post("/api/inventaire", article)).body;
  // why: what has been made is told too, and must have been before the first look at the clock.
  await sleep(1_000);
  let writtenAt = 0;
  const took: number[] = [];
  const onChange = (changed: string | null) => {
    if (changed === id) took.push(performance.now() - writtenAt);
  };
  const pages = [there.url, there.url, nginx.url, nginx.url].map((url) =>
    openStream({ url, cookie: owner.cookieHeader, address: "127.0.0.1", onChange }),
  );
  const opened = await Promise.all(pages.map((page) => page.opened));
  for (let n = 1; n <= WRITES; n += 1) {
    writtenAt = performance.now();
    await owner.post(`/api/inventaire/${id}/ajuster`, { delta: 1 });
    await until("every page told", () => took.length >= n * pages.length);
  }
  for (const page of pages) page.leave();
  const { p50, p95, most } = quantiles(took);
  return {
    case: "Several servers",
    test: "`npm run test:servers`: a write on one server, streams on the other and through nginx",
    figure: `${took.length} events of ${WRITES} writes, each told to ${pages.length} pages: p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms (1 s promised); ${besides()}`,
    faults: [
      opened.some((status) => status !== 200) && `streams were answered ${opened.join(", ")}`,
      took.length !== WRITES * pages.length && `${took.length} events: some were told twice`,
      p95 > MOST_MS && `an event took ${p95} ms`,
    ].filter((one) => typeof one === "string"),
  };
}

/** nginx holds back no piece of an answer, refuses no file that Bosco takes, and leaves the words to Bosco where it refuses. */
async function passThrough({ model, account }: Site): Promise<Outcome> {
  const owner = await account({ pro: true });
  const boat = (await owner.post("/api/bateaux", aBoat())).body.id;
  let line: ServerResponse | undefined;
  model.mood((answer) => {
    line = beginStream(answer);
  });
  const asking = askInPieces(owner);
  await until("the model asked", () => line);
  const { events, ended } = await asking;
  const pieces = ["Fermez ", "la vanne. ", "Ouvrez ", "le couvercle."];
  for (const [n, piece] of pieces.entries()) {
    line?.write(chunk(piece));
    // why not the last: Bosco keeps it until it knows that it is the last.
    if (n < pieces.length - 1) await until("a piece of the answer", () => events.length > n);
  }
  line?.end(lastChunk());
  await ended;

  const photo = await aPhoto();
  const taken = await putPhoto(owner, boat, await aPhotoOf(9 * MB, photo));
  const tooLarge = await putPhoto(owner, boat, await aPhotoOf(11 * MB, photo));
  const longBody = await owner.post("/api/bateaux", aBoat({ nom: "x".repeat(1.5 * MB) }));
  const head = await owner.call("HEAD", "/api/evenements");
  return {
    case: "Several servers",
    test: "`npm run test:servers`: an answer in pieces, photos of 9 and 11 MB, a body of 1.5 MB through nginx",
    figure: `${pieces.length - 1} pieces came while the model still wrote; ${taken.status}, ${tooLarge.status}, ${longBody.status}, the refusals in Bosco's words`,
    faults: [
      events.at(-1)?.type !== "reponse" && "the answer did not come to its end",
      taken.status !== 200 && `a photo of 9 MB was answered ${taken.status}`,
      [tooLarge, longBody].some(({ status, body }) => status !== 413 || body.code !== "TROP_GRAND") &&
        `refused by ${JSON.stringify([tooLarge, longBody.status, longBody.text.slice(0, 200)])}`,
      head.status !== 404 && `a HEAD was answered ${head.status}: it did not arrive as one`,
    ].filter((one) => typeof one === "string"),
  };
}
