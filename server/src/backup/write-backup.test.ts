import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putForm } from "../../tests/form-data.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { createTestDatabase, withClient } from "../../tests/test-database.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { openFolder } from "../files/folder.ts";
import { readVersion } from "../version.ts";
import { BackupRefused } from "./format.ts";
import { type BackupPart, readBackup, verifyBackup } from "./read-backup.ts";
import { BUSY, inTurn } from "./turn.ts";
import { writeBackup } from "./write-backup.ts";

const server = useTestServer();
let folder: string;
let whole: string;
const source = () => ({ connection: server.testDatabase.connection, files: openFolder(server.dataDir) });

async function boatWithPhoto() {
  const owner = await server.account();
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "L’Ariane\t«\\n»" }));
  const photo = [{ content: await aPhoto(), fileName: "b.jpg" }];
  const { body } = await putForm(owner, `/api/bateaux/${boat.id}/photo`, photo);
  return { owner, boat: body };
}

async function withPaperFile({ owner, boat }: Awaited<ReturnType<typeof boatWithPhoto>>) {
  const { body: paper } = await owner.post("/api/documents", { bateau_id: boat.id, titre: "Acte", type: "Autre" });
  const pdf = { content: "%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n", field: "fichier", fileName: "a.pdf" };
  const sent = await putForm(owner, `/api/documents/${paper.id}/fichier`, [pdf]);
  expect(sent.status).toBe(200);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bosco-backup-"));
  await boatWithPhoto();
  await withPaperFile(await boatWithPhoto());
  whole = join(folder, "whole");
  await writeBackup(source(), whole);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As whoever sees all: each table as the system, the login role's own as itself. */
async function countRows(): Promise<Record<string, number>> {
  return withClient(server.testDatabase.connection, async (client) => {
    await client.query("begin");
    const tables = await client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const counts: Record<string, number> = {};
    for (const { relname } of tables.rows) {
      await client.query(`alter table "${relname}" no force row level security`);
      const { rows } = await client.query(`select count(*)::int as n from "${relname}"`);
      counts[relname] = rows[0].n;
    }
    await client.query("rollback");
    return counts;
  });
}

async function readAll(path: string) {
  const rows: Record<string, string> = {};
  const files: Record<string, Buffer> = {};
  const parts: BackupPart["kind"][] = [];
  for await (const part of readBackup(path)) {
    parts.push(part.kind);
    if (part.kind !== "table" && part.kind !== "file") continue;
    const chunks: Buffer[] = [];
    for await (const chunk of part.data) chunks.push(chunk);
    if (part.kind === "table") rows[part.name] = Buffer.concat(chunks).toString();
    else files[part.name] = Buffer.concat(chunks);
  }
  return { rows, files, parts };
}

describe("a backup", () => {
  test("has every row of every table, whoever may see it, and the files that rows name", async () => {
    const { header, tableSums, files, missing } = await verifyBackup(whole);
    const counts = await countRows();
    expect(counts.bateaux).toBeGreaterThanOrEqual(2);
    expect(counts.auth_sessions).toBeGreaterThanOrEqual(2);
    expect(Object.fromEntries([...tableSums].map(([name, { rows }]) => [name, rows]))).toEqual(counts);
    expect(header).toMatchObject({ format: 1, version: readVersion(), database_id: expect.any(String) });
    expect(header.migrations).toHaveLength(counts.schema_migrations ?? 0);
    // why nine: the demo’s pictures and papers, which no test makes.
    expect([files, missing]).toEqual([5, 9]);
    const read = await readAll(whole);
    expect(Object.keys(read.files)).toContainEqual(expect.stringMatching(/-papier\.pdf$/));
    for (const [name, content] of Object.entries(read.files))
      expect(content.equals(await readFile(join(server.dataDir, "photos", name)))).toBe(true);
    expect(read.rows.bateaux).toContain("L’Ariane\\t«\\\\n»");
    expect(read.parts).toContain("sequence");
  });

  test("is its owner's alone to read, plain gzip to other tools, and leaves no part of itself beside", async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
    expect(gunzipSync((await readFile(whole)).subarray(0, -86)).toString("latin1", 0, 13)).toBe("BOSCO BACKUP\n");
    expect(await readdir(folder)).toEqual(["whole"]);
  });

  test("says which files were not there, and is good without them", async () => {
    const { owner, boat } = await boatWithPhoto();
    const name = boat.photo_url.slice(boat.photo_url.lastIndexOf("/") + 1);
    await rm(join(server.dataDir, "photos", owner.id, name));
    const path = join(folder, "lacks");
    const written = await writeBackup(source(), path);
    expect(written.missing).toBe(10);
    expect(written.missingFiles).toContain(`${owner.id}/${name}`);
    expect(await verifyBackup(path)).toMatchObject({ missing: 10 });
    await rm(path);
  });

  test("is refused when a table hides rows from all of our roles", async () => {
    await server.sql(`create table hidden (id int); alter table hidden enable row level security;
      alter table hidden force row level security; create policy some_rows on hidden for select to bosco_system using (id > 1);
      grant select on hidden to bosco_system`);
    const path = join(folder, "hidden");
    await expect(writeBackup(source(), path)).rejects.toThrow("every row of the table hidden");
    await server.sql(`create policy all_of_them on hidden for all to bosco_system using (true)`);
    await writeBackup(source(), path);
    await server.sql(`create policy but_some on hidden as restrictive for select to bosco_system using (id > 1)`);
    await expect(writeBackup(source(), path)).rejects.toThrow("every row of the table hidden");
    await server.sql("drop table hidden");
    expect(await readdir(folder)).toEqual(["hidden", "whole"]);
    await rm(path);
  });

  test("is of one moment, however much is written meanwhile", async () => {
    let isOver = false;
    const writers = [1, 2, 3].map(async () => {
      const owner = await server.account({ pro: true });
      while (!isOver) {
        const { body } = await owner.post("/api/bateaux", aBoat({ nom: "Passante" }));
        await owner.delete(`/api/bateaux/${body.id}`);
        await owner.post("/api/bateaux", aBoat({ nom: "Restée" }));
      }
    });
    const path = join(folder, "busy");
    for (let n = 0; n < 3; n += 1) {
      await writeBackup(source(), path);
      const { rows } = await readAll(path);
      const column = (text: string | undefined, at: number) =>
        text?.split("\n").map((line) => line.split("\t")[at]) ?? [];
      const users = new Set(column(rows.auth_users, 0));
      expect(column(rows.bateaux, 0).filter((id) => !users.has(id))).toEqual([]);
      const boats = new Set(column(rows.bateaux, 1));
      expect(column(rows.moteurs, 2).filter((id) => id && !boats.has(id))).toEqual([]);
    }
    isOver = true;
    await Promise.all(writers);
    await rm(path);
  });

  test("waits for another, and says so", async () => {
    const told: string[] = [];
    let release = () => {};
    const held = inTurn(
      server.testDatabase.connection,
      () => {},
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    await expect
      .poll(() => server.sql("select from pg_locks where locktype = 'advisory' and objid = 8062036"))
      .toHaveLength(1);
    const path = join(folder, "second");
    const second = writeBackup(source(), path, (line) => told.push(line));
    await expect.poll(() => told).toEqual([BUSY]);
    await expect(stat(path)).rejects.toThrow("ENOENT");
    release();
    await held;
    await second;
    await verifyBackup(path);
    await rm(path);
  });

  test("that can't be written leaves no part, and what stood there before", async () => {
    const path = join(folder, "kept");
    await writeFile(path, "what stood there");
    const files = { get: () => Promise.reject(new Error("no disk")) };
    await expect(writeBackup({ ...source(), files }, path)).rejects.toThrow("no disk");
    expect(await readFile(path, "utf8")).toBe("what stood there");
    expect(await readdir(folder)).toEqual(["kept", "whole"]);
    await rm(path);
  });

  test("of an empty database there is none", async () => {
    const empty = await createTestDatabase("empty");
    await expect(writeBackup({ ...source(), connection: empty.connection }, join(folder, "none"))).rejects.toThrow(
      "This database is empty",
    );
    await empty.drop();
  });
});

describe("what is no whole backup is refused", () => {
  const refused = async (content: Buffer | string) => {
    const path = join(folder, "other");
    await writeFile(path, content);
    const error = await verifyBackup(path).then(
      () => undefined,
      (reason) => reason,
    );
    await rm(path);
    expect(error).toBeInstanceOf(BackupRefused);
    return error.message;
  };

  test("a changed byte, wherever it is", async () => {
    const content = await readFile(whole);
    for (let n = 0; n < 60; n += 1) {
      // why not by chance: what is red once is red again.
      const at = n < 20 ? n : n < 30 ? content.length - 1 - n + 20 : Math.floor((content.length * (n - 29)) / 32);
      const changed = Buffer.from(content);
      changed[at] = (changed[at] ?? 0) ^ (1 << (n % 8));
      await refused(changed);
    }
  });

  test("one that was cut short, or goes on", async () => {
    const content = await readFile(whole);
    for (const length of [content.length - 1, content.length - 86, Math.floor(content.length / 2)])
      expect(await refused(content.subarray(0, length))).toContain("is damaged");
    await refused(content.subarray(0, 200));
    await refused(Buffer.concat([content, Buffer.from("\n")]));
    await refused(Buffer.concat([content, content]));
  });

  test("another file, an empty one, a folder, none at all", async () => {
    for (const content of ["", "une liste de courses", "x".repeat(5_000)])
      expect(await refused(content)).toContain("is not a backup");
    await expect(verifyBackup(folder)).rejects.toThrow("is not a backup");
    await expect(verifyBackup(join(folder, "nowhere"))).rejects.toThrow("can't be read");
  });
});
