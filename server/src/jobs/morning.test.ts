import { expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { runMorning } from "./jobs.ts";

const server = useTestServer();
const WITH_MAIL = { SMTP_URL: "smtp://127.0.0.1:9" };

function run(at: string, env: Record<string, string> = WITH_MAIL) {
  const config = readConfig({ DATA_DIR: server.dataDir, ...env });
  const mailer = createMailer(config, server.url, () => {});
  const services = { database: server.database, photos: createPhotoStore(config), mailer, dataDir: server.dataDir };
  return runMorning(services, new Date(at), ({ error }) => expect(error).toBeUndefined());
}
const EACH_DAY = ["remind_daily", "remind_push"];

test("reminders wait for seven o'clock in Paris: the day's each day, the week's on Monday or the first day after it", async () => {
  expect(await run("2027-03-08T05:59:00Z")).toEqual([]);
  expect(await run("2027-03-08T06:00:00Z")).toEqual([...EACH_DAY, "remind_weekly"]);
  expect(await run("2027-03-08T06:01:00Z")).toEqual([]);
  expect(await run("2027-03-09T06:00:00Z")).toEqual(EACH_DAY);
  expect(await run("2027-03-14T20:00:00Z")).toEqual(EACH_DAY);
  expect(await run("2027-03-17T06:00:00Z")).toEqual([...EACH_DAY, "remind_weekly"]);
});

test("several servers plan them once", async () => {
  const at = "2027-04-05T10:00:00Z";
  const ran = (await Promise.all([run(at), run(at), run(at)])).flat();
  expect(ran.sort()).toEqual([...EACH_DAY, "remind_weekly"]);
});

test("a server that has no mail server leaves the rounds of mails to one that has", async () => {
  expect(await run("2027-05-03T06:00:00Z", {})).toEqual(["remind_push"]);
  expect(await run("2027-05-03T06:01:00Z")).toEqual(["remind_daily", "remind_weekly"]);
});
