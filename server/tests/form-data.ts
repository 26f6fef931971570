import type { Json, Visitor } from "./visitor.ts";

export interface Part {
  content: Buffer | string;
  field?: string;
  /** Makes it a file. Sent as it stands, whatever is in it. */
  fileName?: string;
  type?: string;
}

const BOUNDARY = "----bosco-test-boundary";

/** A form as bytes, with names that no browser would let through. */
export function formBytes(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ content, field = "photo", fileName, type = "image/jpeg" }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"`,
    fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: ${type}`,
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
}

/** Sends a form with PUT, by its length or in chunks. */
export async function putForm(
  visitor: Visitor,
  path: string,
  parts: readonly Part[],
  { chunked = false, headers = {} } = {},
): Promise<{ status: number; body: Json }> {
  const bytes = formBytes(parts);
  const response = await fetch(visitor.url + path, {
    method: "PUT",
    headers: { cookie: visitor.cookieHeader, "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: chunked ? new Blob([new Uint8Array(bytes)]).stream() : bytes,
    ...(chunked && { duplex: "half" }),
  } as RequestInit);
  return { status: response.status, body: await response.json() };
}

export const putPhoto = (visitor: Visitor, boatId: string, content: Buffer, fileName = "bateau.jpg") =>
  putForm(visitor, `/api/bateaux/${boatId}/photo`, [{ content, fileName }]);
