import { PHOTO_MOST_BYTES } from "@bosco/domain/photos";
import { expect, test } from "vitest";
import { putPhoto } from "../../../tests/form-data.ts";
import { aPhoto, aPhotoOf } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { createTurns } from "../../photos/turns.ts";

const server = useTestServer();

/** How long the slowest but a few of the reads made meanwhile have waited, in milliseconds. */
async function slowRead(owner: Visitor, isOn: () => boolean): Promise<number> {
  const waits: number[] = [];
  while (isOn()) {
    const start = performance.now();
    expect((await owner.get("/api/bateaux")).status).toBe(200);
    waits.push(performance.now() - start);
  }
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
}

test("other requests stay quick while photos of 10 MB and 12 million pixels arrive", async () => {
  const photo = await aPhotoOf(PHOTO_MOST_BYTES, await aPhoto(4_000, 3_000));
  const owner = await server.account();
  const { id } = (await owner.post("/api/bateaux", aBoat())).body;
  let reads = 20;
  const alone = await slowRead(owner, () => reads-- > 0);
  let uploading = true;
  const uploads = Promise.all([1, 2, 3].map(() => putPhoto(owner, id, photo))).finally(() => {
    uploading = false;
  });
  const meanwhile = await slowRead(owner, () => uploading);
  expect((await uploads).map(({ status }) => status)).toEqual([200, 200, 200]);
  // why: on a machine that is busy with other things too, what counts is the difference.
  expect(meanwhile).toBeLessThan(Math.max(300, 5 * alone));
}, 90_000);

test("so many run, so many wait, and the next is told that the server is busy", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const taken = [turns.take(work), turns.take(work), turns.take(work)];
  await expect(turns.take(work)).rejects.toMatchObject({ code: "INDISPONIBLE" });
  expect(ends).toHaveLength(2);
  ends.shift()?.();
  await taken[0];
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  await Promise.all(taken);
});
