import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { download, upload } from "../../tests/exports.ts";
import { putPhoto } from "../../tests/form-data.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

let dataDir: string;
let server: TestServer;
const left = () => join(dataDir, "photos", "b05c0000-0000-4000-8000-000000000001");
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bosco-files-"));
  await mkdir(left(), { recursive: true });
  await mkdir(join(dataDir, "imports"));
  await writeFile(join(left(), "old.webp"), "x");
  const nobodys = 999_999_999;
  const here = hostname().replace(/[^\w-]/g, "_");
  await writeFile(join(dataDir, "imports", `${nobodys}.${crypto.randomUUID()}.${here}`), "x");
  // why: an older version names them so, and may still be running beside this one.
  const old = join(dataDir, "imports", crypto.randomUUID());
  await writeFile(old, "x");
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(old, twoHoursAgo, twoHoursAgo);
  await writeFile(join(dataDir, "imports", `${process.pid}.${crypto.randomUUID()}.another-machine`), "x");
  // why: as an older version left them under the usual umask, whatever this process's is.
  for (const path of [join(dataDir, "photos"), left(), join(dataDir, "imports")]) await chmod(path, 0o755);
  await chmod(join(left(), "old.webp"), 0o644);
  // why: this is not about turning newcomers away when other tests keep the machine busy.
  server = await startTestServer({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const PATIENCE = { timeout: 20_000 };
const modeOf = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);

/** Everything below a folder with its rights, such as `700 photos`. */
async function rights(...path: string[]): Promise<string[]> {
  const names = await readdir(join(dataDir, ...path)).catch(() => []);
  const below = await Promise.all(names.map((name) => rights(...path, name)));
  return [`${await modeOf(...path)} ${path.at(-1)}`, ...below.flat()];
}

test("N15: a start closes what others could read, and removes what a crash has left of imports", async () => {
  const old = () => modeOf("photos", "b05c0000-0000-4000-8000-000000000001", "old.webp");
  await expect.poll(old, PATIENCE).toBe("600");
  expect(await modeOf("photos", "b05c0000-0000-4000-8000-000000000001")).toBe("700");
  expect([await modeOf("photos"), await modeOf("imports")]).toEqual(["700", "700"]);
  // why: whether a server of another machine still reads its own can't be told so early.
  expect(await readdir(join(dataDir, "imports"))).toEqual([expect.stringMatching(/\.another-machine$/)]);
});

test("N15: what people send is the server's alone to read, also while it arrives", async () => {
  const before = process.umask(0o022);
  try {
    const owner = await server.account({ pro: true });
    const zip = await download(owner);
    let letGo = () => {};
    const pause = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const importing = upload(owner, zip, { pause });
    await expect.poll(async () => (await readdir(join(dataDir, "imports"))).length, PATIENCE).toBe(2);
    for (const line of await rights("imports")) expect(line).toMatch(/^(700 imports|600 .+|644 .+another-machine)$/);
    letGo();
    expect((await importing).status).toBe(200);
    const { id } = (await owner.post("/api/bateaux", aBoat())).body;
    expect((await putPhoto(owner, id, await aPhoto())).status).toBe(200);
    for (const line of await rights("photos")) expect(line).toMatch(/^(700 [^.]+|600 (.+\.webp|database-id))$/);
  } finally {
    process.umask(before);
  }
});
