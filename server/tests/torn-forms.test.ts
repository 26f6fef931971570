import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { formBytes } from "./form-data.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();
let owner: Visitor;
const paths: Record<string, string> = { import: "/api/profils_utilisateur/donnees" };

beforeAll(async () => {
  owner = await server.account({ pro: true });
  const bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
  const paper = await owner.post("/api/documents", { bateau_id, titre: "Assurance", type: "Assurance" });
  Object.assign(paths, { photo: `/api/bateaux/${bateau_id}/photo`, paper: `/api/documents/${paper.body.id}/fichier` });
});

const file = { content: "%PDF-1.7 and more", fileName: "a.pdf" };
const TWO_FILES = formBytes([file, { ...file, field: "other" }]);
const FILE_AND_FIELD = formBytes([file, { content: "x", field: "other" }]);
const BOUNDARY = TWO_FILES.toString("latin1", 2, TWO_FILES.indexOf("\r\n"));

/** Cut anywhere: within a head, within a file, within the part that is one too many. */
const cuts = (form: Buffer) =>
  Array.from({ length: Math.ceil(form.length / 9) }, (_, n) => form.subarray(0, n * 9).toString("latin1"));
/** Parts without a head, or without a name. */
const ODD = [
  "",
  "\r\n",
  "--",
  "\r\n\r\n",
  "\r\nx: y\r\n\r\n",
  "\r\nContent-Disposition: form-data\r\n\r\nx\r\n",
].flatMap((part) => [
  `--${BOUNDARY}${part}`,
  `--${BOUNDARY}${part}--${BOUNDARY}--`,
  `--${BOUNDARY}${part}\r\n--${BOUNDARY}--\r\n`,
]);

async function send(path: string, form: string): Promise<number> {
  const headers = { cookie: owner.cookieHeader, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const method = path.endsWith("donnees") ? "POST" : "PUT";
  const body = new Uint8Array(Buffer.from(form, "latin1"));
  const reply = await fetch(server.url + path, { method, headers, body, signal: AbortSignal.timeout(60_000) });
  await reply.arrayBuffer();
  return reply.status;
}

describe.each(["photo", "paper", "import"])("a form for a %s", (kind) => {
  test.each([
    ["torn in or behind its file", [...cuts(TWO_FILES), ...cuts(FILE_AND_FIELD)]],
    ["with parts that are none", ODD],
  ])("%s is refused as its sender's doing, and the server lives", async (_, forms) => {
    const path = paths[kind] ?? "";
    for (const form of forms) expect([form, await send(path, form)]).toEqual([form, 400]);
    expect((await server.visitor().get("/readyz")).status).toBe(200);
  });
});

test("nothing stays of them", async () => {
  // why again and again: what had arrived is taken away once its sender has been answered.
  const left = (...path: string[]) => readdir(join(server.dataDir, ...path)).catch(() => []);
  await expect.poll(() => left("imports")).toEqual([]);
  await expect.poll(() => left("photos", "arriving")).toEqual([]);
});
