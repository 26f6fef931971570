import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll } from "vitest";
import { formBytes } from "../../../../tests/form-data.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../../tests/visitor.ts";

const PATH = "/api/profils_utilisateur/donnees";

/** A visitor's export, as it comes. */
export async function download(visitor: Visitor): Promise<Uint8Array> {
  const response = await fetch(visitor.url + PATH, { headers: { cookie: visitor.cookieHeader } });
  return new Uint8Array(await response.arrayBuffer());
}

/** A server, and the demo's export: something of everything. */
export function useDemoExport() {
  // why: the files are made in this process too.
  const server = useTestServer({}, { slowestTurnMs: 60_000 });
  const demo: { zip: Uint8Array } = { zip: new Uint8Array() };
  beforeAll(async () => {
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    demo.zip = await download(visitor);
  });
  return { server, demo };
}

/** Sends a file as an export that comes back, with more headers, after `pause` has let it. */
export async function upload(
  visitor: Visitor,
  zip: Uint8Array,
  { pause, headers = {} }: { pause?: Promise<unknown>; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Json }> {
  const form = formBytes([
    { content: Buffer.from(zip), field: "fichier", fileName: "bosco.zip", type: "application/zip" },
  ]);
  const boundary = form.toString("latin1", 2, form.indexOf("\r\n"));
  async function* slowly() {
    // why half: with the last boundary the file has arrived, whatever is still missing behind it.
    const half = form.length >> 1;
    yield form.subarray(0, half);
    await pause;
    yield form.subarray(half);
  }
  const response = await fetch(visitor.url + PATH, {
    method: "POST",
    headers: { cookie: visitor.cookieHeader, "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
    body: pause ? ReadableStream.from(slowly()) : new Uint8Array(form),
    ...(pause && { duplex: "half" }),
  } as RequestInit);
  return { status: response.status, body: await response.json() };
}

export const dataOf = (zip: Uint8Array) => JSON.parse(new TextDecoder().decode(unzipSync(zip)["donnees.json"]));

/** The same export with other data, and more files. */
export function changed(zip: Uint8Array, change: (data: Json) => void, more: Record<string, Uint8Array> = {}) {
  const data = dataOf(zip);
  change(data);
  return zipSync({ ...unzipSync(zip), "donnees.json": strToU8(JSON.stringify(data)), ...more });
}
