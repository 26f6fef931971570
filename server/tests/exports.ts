import { formBytes } from "./form-data.ts";
import type { Json, Visitor } from "./visitor.ts";

const PATH = "/api/profils_utilisateur/donnees";

/** A visitor's export, as it comes. */
export async function download(visitor: Visitor): Promise<Uint8Array> {
  const response = await fetch(visitor.url + PATH, { headers: { cookie: visitor.cookieHeader } });
  return new Uint8Array(await response.arrayBuffer());
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
