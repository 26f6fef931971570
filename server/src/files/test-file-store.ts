import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type FileStore, type KeptFile, MOST_FILE_BYTES } from "./file-store.ts";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function keysOf(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}

async function read(files: FileStore, key: string): Promise<Buffer | undefined> {
  const found = await files.get(key);
  if (!found) return undefined;
  const bytes = await buffer(found.content);
  expect(bytes.length).toBe(found.size);
  return bytes;
}

/** What every place for files promises. */
export function promisesOfFiles(name: string, place: () => FileStore): void {
  const owner = () => crypto.randomUUID();

  describe(`files in ${name}`, () => {
    test("come back byte for byte, as bytes or as a stream", async () => {
      const files = place();
      const key = `${owner()}/a.webp`;
      const large = randomBytes(3_000_000);
      await files.put(key, large);
      expect(sha256((await read(files, key)) ?? Buffer.of())).toBe(sha256(large));
      const chunks = Array.from({ length: 30 }, (_, i) => large.subarray(i * 100_000, (i + 1) * 100_000));
      await files.put(key, { stream: Readable.from(chunks), size: large.length });
      expect(sha256((await read(files, key)) ?? Buffer.of())).toBe(sha256(large));
      await files.put(key, Buffer.of());
      expect(await read(files, key)).toEqual(Buffer.of());
    });

    test("are known by size and time, and what is not there is undefined", async () => {
      const files = place();
      const folder = owner();
      await files.put(`${folder}/a.webp`, Buffer.from("abc"));
      const found = (await files.stat(`${folder}/a.webp`)) as KeptFile;
      expect(found).toMatchObject({ key: `${folder}/a.webp`, size: 3 });
      // why so far apart: a bucket's clock counts whole seconds, and is another machine's.
      expect(Math.abs(Date.now() - found.modifiedAt.getTime())).toBeLessThan(60_000);
      for (const missing of [`${folder}/b.webp`, `${folder}/a.webp/c`, `${owner()}/a.webp`]) {
        expect(await files.stat(missing)).toBeUndefined();
        expect(await files.get(missing)).toBeUndefined();
      }
    });

    test("go one by one or by folder, twice as well as once", async () => {
      const files = place();
      const [one, other] = [owner(), owner()];
      for (const key of [`${one}/a`, `${one}/b`, `${other}/a`, `trash/${one}/a`])
        await files.put(key, Buffer.from("x"));
      await files.delete(`${one}/a`);
      await files.delete(`${one}/a`);
      expect(await keysOf(files, one)).toEqual([`${one}/b`]);
      await files.deleteAll(one);
      await files.deleteAll(one);
      expect(await keysOf(files, one)).toEqual([]);
      expect(await keysOf(files, other)).toEqual([`${other}/a`]);
      expect(await keysOf(files, `trash/${one}`)).toEqual([`trash/${one}/a`]);
    });

    test("are listed by folder, and no neighbour whose name begins alike", async () => {
      const files = place();
      const folder = owner();
      for (const key of [`${folder}/a`, `${folder}/b`, `${folder}-too/a`]) await files.put(key, Buffer.from("x"));
      expect(await keysOf(files, folder)).toEqual([`${folder}/a`, `${folder}/b`]);
      expect(await keysOf(files, "")).toEqual(expect.arrayContaining([`${folder}/a`, `${folder}-too/a`]));
      for await (const file of files.list(folder)) expect(file.size).toBe(1);
      expect(await keysOf(files, owner())).toEqual([]);
    });

    test("move with their content, and what is not there does not", async () => {
      const files = place();
      const folder = owner();
      await files.put(`${folder}/a`, Buffer.from("abc"));
      await files.move(`${folder}/a`, `trash/${folder}/a`);
      expect(await files.stat(`${folder}/a`)).toBeUndefined();
      expect(await read(files, `trash/${folder}/a`)).toEqual(Buffer.from("abc"));
      await files.move(`${folder}/a`, `trash/${folder}/a`);
      expect(await read(files, `trash/${folder}/a`)).toEqual(Buffer.from("abc"));
    });

    test("are there whole or not at all: what comes short, long or breaks off leaves the old one", async () => {
      const files = place();
      const key = `${owner()}/a`;
      await files.put(key, Buffer.from("old"));
      const breaks = async function* () {
        yield Buffer.alloc(1_000);
        throw new Error("the sender has gone");
      };
      const short = { stream: Readable.from([Buffer.alloc(10)]), size: 20 };
      const long = { stream: Readable.from([Buffer.alloc(30)]), size: 20 };
      for (const content of [short, long, { stream: Readable.from(breaks()), size: 2_000 }]) {
        await expect(files.put(key, content)).rejects.toThrow();
        expect(content.stream.destroyed).toBe(true);
        expect(await read(files, key)).toEqual(Buffer.from("old"));
      }
    });

    test("have plain names and a bounded size only", async () => {
      const files = place();
      const wrong = ["", "/", "/etc/passwd", "../a", "a/../b", "a//b", "a/", ".a", "a/.b", "a\\b", "a b", "é", "a\0"];
      for (const key of [...wrong, "x".repeat(201), "a/b/c/d/e", "a%2f..", "a?b", "a#b"]) {
        await expect(files.put(key, Buffer.from("x")), key).rejects.toThrow(RangeError);
        await expect(files.get(key), key).rejects.toThrow(RangeError);
        await expect(files.stat(key), key).rejects.toThrow(RangeError);
        await expect(files.delete(key), key).rejects.toThrow(RangeError);
        await expect(files.deleteAll(key), key).rejects.toThrow(RangeError);
        await expect(files.move("a", key), key).rejects.toThrow(RangeError);
        if (key) await expect(keysOf(files, key), key).rejects.toThrow(RangeError);
      }
      const vast = { stream: Readable.from([]), size: MOST_FILE_BYTES + 1 };
      await expect(files.put("a", vast)).rejects.toThrow(RangeError);
    });
  });
}
