import { expect, test } from "vitest";
import { partsWithin, within } from "./within.ts";

const LATE = { name: "TimeoutError" };

async function* deaf(...parts: string[]) {
  yield* parts;
  await new Promise(() => {});
}

async function read(parts: AsyncIterable<string>) {
  const heard: string[] = [];
  for await (const part of parts) heard.push(part);
  return heard;
}

test("parts come as they are, to their end", async () => {
  async function* two() {
    yield "a";
    yield "b";
  }
  expect(await read(partsWithin(new AbortController().signal, two()))).toEqual(["a", "b"]);
});

test("a stream that hears no signal is left at its deadline, also one that is over already", async () => {
  const deadline = new AbortController();
  const heard: string[] = [];
  const reading = (async () => {
    for await (const part of partsWithin(deadline.signal, deaf("a"))) heard.push(part);
  })();
  await expect.poll(() => heard).toEqual(["a"]);
  deadline.abort();
  await expect(reading).rejects.toMatchObject(LATE);
  await expect(read(partsWithin(deadline.signal, deaf()))).rejects.toMatchObject(LATE);
});

test("so is an answer that never comes; one that fails says why itself", async () => {
  const deadline = new AbortController();
  const waiting = within(deadline.signal, new Promise(() => {}));
  deadline.abort();
  await expect(waiting).rejects.toMatchObject(LATE);
  const failed = within(new AbortController().signal, Promise.reject(new Error("panne")));
  await expect(failed).rejects.toThrow("panne");
  expect(await within(new AbortController().signal, Promise.resolve(7))).toBe(7);
});
