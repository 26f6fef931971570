import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { putForm } from "../../../tests/form-data.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import type { TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

/** A small PDF of exactly so many bytes: a comment makes up the rest. */
export function aPdf(bytes = 400): Buffer {
  const head = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%";
  const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  return Buffer.from(`${head}${"x".repeat(bytes - head.length - tail.length)}${tail}`);
}

export const aPaper = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  titre: "Assurance 2026",
  type: "Assurance",
  ...more,
});

/** An owner with a boat and one paper. */
export async function withPaper(server: TestServer, plan: { pro?: boolean } = { pro: true }, more: object = {}) {
  const owner = await server.account(plan);
  const boat = (await owner.post("/api/bateaux", aBoat())).body.id as string;
  const { id } = (await owner.post("/api/documents", aPaper(boat, more))).body as { id: string };
  return { owner, boat, id };
}

export const putPaper = (visitor: Visitor, id: string, content: Buffer | string, fileName = "police.pdf", more = {}) =>
  putForm(visitor, `/api/documents/${id}/fichier`, [{ content, field: "fichier", fileName }], more);

export async function getFile(visitor: Visitor, id: string, { query = "", headers = {}, method = "GET" } = {}) {
  const address = `${visitor.url}/api/documents/${id}/fichier${query}`;
  const response = await fetch(address, { method, headers: { cookie: visitor.cookieHeader, ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

export const filesOf = (server: TestServer, userId: string) =>
  readdir(join(server.dataDir, "photos", userId)).catch(() => [] as string[]);
