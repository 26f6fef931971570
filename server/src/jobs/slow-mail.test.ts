import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailTrap, startMailTrap } from "../../tests/mail-trap.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { runNightly } from "./jobs.ts";
import type { JobFailure } from "./once-a-day.ts";

const TWO_YEARS_LATER = new Date(`${new Date(Date.now() + 705 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`);

let server: TestServer;
let trap: MailTrap;
let letGo: () => void;
let taking: number;
beforeEach(async () => {
  server = await startTestServer();
  // why: drawing the demo's pictures takes a second of a processor, and another test.
  await server.sql("insert into server_state (name, value) values ('job:demo_pictures', '9999-12-31')");
  taking = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  trap = await startMailTrap({
    // why: the first mail is taken at once; the second one waits as long as it is told to.
    before: async () => {
      taking += 1;
      if (taking > 1) await held;
    },
    refuses: (to) => to.startsWith("refuse"),
  });
});
afterEach(async () => {
  letGo();
  await trap.stop();
  await server.stop();
});

function night(failures: JobFailure[] = []) {
  const config = readConfig({ DATA_DIR: server.dataDir, SMTP_URL: trap.url });
  const mailer = createMailer(config, server.url, () => {});
  const services = { database: server.database, photos: createPhotoStore(config), mailer, dataDir: server.dataDir };
  return runNightly(services, TWO_YEARS_LATER, (failure) => failures.push(failure));
}

const warned = () =>
  server.database.asSystem((db) => db.selectFrom("avertissements_inactivite").select("user_id").execute());

test("N9: a warning that has left is noted while the mail server takes its time over the next one", async () => {
  await server.account();
  await server.account();
  const running = night();
  await expect.poll(() => taking, { timeout: 20_000 }).toBe(2);
  expect(await warned()).toHaveLength(1);
  // why: another server looks meanwhile, and leaves the job to the first one.
  expect(await night()).not.toContain("erase_unused");
  letGo();
  expect(await running).toContain("erase_unused");
  expect(await warned()).toHaveLength(2);
  expect(trap.mails).toHaveLength(2);
});

test("N9: an address that takes no mail keeps nobody else from being told", async () => {
  for (let n = 0; n < 3; n += 1) {
    const owner = await server.account();
    await server.sql("update auth_users set email = $2 where id = $1", [owner.id, `refuse${n}@bosco.test`]);
  }
  const owner = await server.account();
  expect(await night()).toContain("erase_unused");
  expect(await warned()).toEqual([{ user_id: owner.id }]);
});

test("N9: without a mail server to talk to, the job is named as failed and the others run", async () => {
  await server.account();
  await trap.stop();
  const failures: JobFailure[] = [];
  expect(await night(failures)).toContain("sweep_photos");
  expect(failures).toMatchObject([{ job: "erase_unused", attempt: 1 }]);
  expect(await warned()).toEqual([]);
});
