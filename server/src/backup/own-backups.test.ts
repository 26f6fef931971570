import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { runNightly } from "../jobs/jobs.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { ownBackupName, ownBackupsOf } from "./own-backups.ts";

const server = useTestServer();
type Kind = Parameters<typeof ownBackupName>[0];

test("the night removes our own backups older than thirty days, half ones too, and nothing else", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "bosco-points-"));
  const folder = ownBackupsOf(dataDir);
  await mkdir(folder);
  const at = (day: string, kind: Kind = "before-restore") => ownBackupName(kind, new Date(`${day}T12:00:00Z`));
  const kept = [
    ...[at("2027-03-12"), at("2027-04-01"), at("2027-03-12", "daily"), at("2027-03-12", "before-update-1.2.0-rc.1")],
    ...["bosco-2020-01-01.bosco.gz", "before-restore-mine"],
  ].sort();
  const gone = [
    ...[at("2027-03-11"), at("2027-03-11", "daily"), at("2027-03-11", "before-update-1.2.0-rc.1")],
    `${at("2025-01-01")}.part`,
  ];
  for (const name of [...gone, ...kept]) await writeFile(join(folder, name), "x");
  const config = readConfig({ DATA_DIR: dataDir });
  const services = { database: server.database, photos: createPhotoStore(config), dataDir };
  const mailer = createMailer(config, server.url, () => {});
  const ran = await runNightly({ ...services, mailer }, new Date("2027-04-10T10:00:00Z"), ({ error }) => {
    throw error;
  });
  expect(ran).toContain("sweep_restore_points");
  expect((await readdir(folder)).sort()).toEqual(kept);
  await rm(dataDir, { recursive: true, force: true });
});
