import { randomUUID } from "node:crypto";
import { dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";
import { DEMO_ID } from "../demo-account.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Message } from "../mail/messages.ts";
import { createPhotoStore } from "../photos/store.ts";
import { runNightly } from "./jobs.ts";
import type { JobFailure } from "./once-a-day.ts";
import { eraseUnconfirmed, eraseUnused, forgetOldRows } from "./retention.ts";

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

const server = useTestServer();
let sent: Message[];
/** The other end of the mail is the outside world; what is sent to it is looked at here. */
const mailer: Mailer = {
  isOn: true,
  send: async (message) => void sent.push(message),
  deliver: async (message) => sent.push(message) > 0,
};
const off: Mailer = { isOn: false, send: async () => {}, deliver: async () => false };
const broken: Mailer = { ...off, isOn: true };

const exists = async (id: string) => (await server.sql("select id from auth_users where id = $1", [id])).length === 1;
const services = (by: Mailer) => ({
  database: server.database,
  photos: createPhotoStore({ DATA_DIR: server.dataDir }),
  mailer: by,
  dataDir: server.dataDir,
});
const nightOf = (now: Date, by = mailer) => {
  sent = [];
  return eraseUnused(services(by), now);
};

describe("an account that nobody uses", () => {
  test("is told after twenty-three months and goes a month later, and the demo and administrators stay", async () => {
    const owner = await server.account();
    const admin = await server.admin();
    await nightOf(later(690));
    expect(sent).toEqual([]);
    await nightOf(later(701));
    expect(sent).toContainEqual({
      kind: "inactive",
      to: owner.email,
      deletion: frenchDay(dayIn(later(731), "Europe/Paris")),
    });
    expect(sent.map(({ to }) => to)).not.toContain(admin.email);
    await nightOf(later(702));
    expect(sent).toEqual([]);
    expect(await exists(owner.id)).toBe(true);
    await nightOf(later(731));
    expect(await exists(owner.id)).toBe(false);
    expect([await exists(DEMO_ID), await exists(admin.id)]).toEqual([true, true]);
  });

  test("stays when its owner comes back after the warning", async () => {
    const owner = await server.account();
    await nightOf(later(705));
    expect(sent.map(({ to }) => to)).toContain(owner.email);
    await server.sql(`update auth_users set "lastSignInAt" = now() + interval '706 days' where id = $1`, [owner.id]);
    await nightOf(later(740));
    expect(await exists(owner.id)).toBe(true);
  });

  test.each([
    ["there is no mail", off],
    ["mail does not leave", broken],
  ])("stays where %s to tell its owner", async (_, by) => {
    const owner = await server.account();
    await nightOf(later(705), by);
    await nightOf(later(800), by);
    expect(await exists(owner.id)).toBe(true);
    await nightOf(later(801));
    expect(sent.map(({ to }) => to)).toContain(owner.email);
    expect(await exists(owner.id)).toBe(true);
  });
});

test("a sign-up that nobody confirmed goes after seven days; without mail it stays", async () => {
  const email = `${randomUUID()}@bosco.test`;
  const { body } = await server.visitor().post("/api/auth/sign-up/email", { email, password: "grand-largue" });
  const night = (by: Mailer, days: number) => eraseUnconfirmed(services(by), later(days));
  await night(off, 8);
  await night(mailer, 6);
  expect(await exists(body.user.id)).toBe(true);
  await night(mailer, 8);
  expect(await exists(body.user.id)).toBe(false);
});

test("questions are kept for a year", async () => {
  const owner = await server.account();
  const count = async () =>
    (
      await server.sql(
        `begin; set local role bosco_system; select count(*)::int as n from questions_assistant where user_id = '${owner.id}'`,
      )
    )[0]?.n;
  await server.sql(`begin; set local role bosco_system;
    insert into questions_assistant (user_id, question, reponse) values ('${owner.id}', 'Q', 'R'); commit`);
  await server.database.asSystem((db) => forgetOldRows(db, later(364)));
  expect(await count()).toBe(1);
  await server.database.asSystem((db) => forgetOldRows(db, later(366)));
  expect(await count()).toBe(0);
});

test("two servers at the same hour run each job once", async () => {
  sent = [];
  const failures: JobFailure[] = [];
  const tomorrow = new Date(`${later(1).toISOString().slice(0, 10)}T12:00:00Z`);
  const night = () => runNightly(services(mailer), tomorrow, (failure) => failures.push(failure));
  const names = (await Promise.all([night(), night()])).flat();
  expect(names).toContain("erase_unused");
  expect(new Set(names).size).toBe(names.length);
  expect(await night()).toEqual([]);
  expect(failures).toEqual([]);
});
