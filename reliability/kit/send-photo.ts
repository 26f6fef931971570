import { aPhoto } from "../../server/tests/pictures.ts";
import type { Visitor } from "../../server/tests/visitor.ts";

let photo: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** A photo as a phone takes it, for a boat; the status of the answer, 0 for none. */
export async function sendPhoto(owner: Visitor, boat: string): Promise<number> {
  photo ??= aPhoto(1_600, 1_200).then((bytes) => new Uint8Array(bytes));
  const form = new FormData();
  form.append("photo", new Blob([await photo], { type: "image/jpeg" }), "a.jpg");
  const reply = await owner.call("PUT", `/api/bateaux/${boat}/photo`, form).catch(() => undefined);
  return reply?.status ?? 0;
}
