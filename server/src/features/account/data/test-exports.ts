import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll } from "vitest";
import { download } from "../../../../tests/exports.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Json } from "../../../../tests/visitor.ts";

/** A server, and the demo's export: something of everything. */
export function useDemoExport() {
  // why: the files are made in this process too.
  const server = useTestServer();
  const demo: { zip: Uint8Array } = { zip: new Uint8Array() };
  beforeAll(async () => {
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    demo.zip = await download(visitor);
  });
  return { server, demo };
}

export const dataOf = (zip: Uint8Array) => JSON.parse(new TextDecoder().decode(unzipSync(zip)["donnees.json"]));

/** The same export with other data, and more files. */
export function changed(zip: Uint8Array, change: (data: Json) => void, more: Record<string, Uint8Array> = {}) {
  const data = dataOf(zip);
  change(data);
  return zipSync({ ...unzipSync(zip), "donnees.json": strToU8(JSON.stringify(data)), ...more });
}
