import { afterEach, describe, expect, test } from "vitest";
import { join } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { readCursor } from "./cursor.ts";
import { beginEpoch, forgetChanges } from "./queries.ts";
import { isSnapshot, shortSnapshot, xmaxOf, xminOf } from "./snapshot.ts";
import { ask, deviceOf, listed } from "./test-device.ts";

const server = useTestServer();
const NOWHERE = "b05c0000-0000-4000-8000-00000000ffff";
const DAY_MS = 86_400_000;

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (cursor: string | undefined) => JSON.parse(Buffer.from(cursor ?? "", "base64url").toString());
/** The epoch as the database knows it. */
const epochOf = (cursor: string | undefined) => readCursor(cursor ?? "").epoch;
const forget = (days: number) =>
  server.database.asSystem((db) => forgetChanges(db, new Date(Date.now() + days * DAY_MS)));
const boatOf = async (owner: Visitor) => (await owner.post("/api/bateaux", aBoat())).body;

describe("a cursor that nobody gave", () => {
  const epoch = NOWHERE;
  const bateau = "00000000-0000-0000-0000-000000000000";
  test.each([
    ["empty", ""],
    ["too long", "a".repeat(1_001)],
    ["100 kB long", "a".repeat(100_000)],
    ["binary", "%00%ff%fe"],
    ["no base64", "é à ç"],
    ["no JSON", "abcd"],
    ["null", written(null)],
    ["a number", written(-1)],
    ["without an epoch", written({ since: "1:1:" })],
    ["with a field more", written({ epoch, since: "1:1:", user_id: bateau })],
    ["a negative transaction", written({ epoch, since: "-5:1:" })],
    ["a transaction 0", written({ epoch, since: "0:1:" })],
    ["backwards", written({ epoch, since: "9:5:" })],
    ["running before it began", written({ epoch, since: "5:9:3" })],
    ["running in disorder", written({ epoch, since: "5:9:7,6" })],
    ["huge numbers", written({ epoch, since: `${"9".repeat(19)}:${"9".repeat(19)}:` })],
    ["SQL", written({ epoch, since: "1:1:'; drop table bateaux" })],
    ["an unknown table", written({ epoch, floor: "1:1:", table: "auth_users", after: null })],
    ["no row", written({ epoch, floor: "1:1:", table: "bateaux", after: "x" })],
    ["no entry", written({ epoch, since: "1:1:", floor: "1:1:", after: ["1", "bateaux"] })],
  ])("%s: refused as such", async (_case, depuis) => {
    const owner = await server.account();
    const { status, body } = await owner.get(`/api/changements?depuis=${depuis}`);
    if (depuis.length > 10_000) expect([400, 413, 414, 431]).toContain(status);
    else expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
  });

  test("an unknown field beside it, or the cursor twice: 400", async () => {
    const owner = await server.account();
    const { cursor } = await deviceOf(owner);
    expect((await owner.get(`/api/changements?depuis=${cursor}&limite=1`)).status).toBe(400);
    expect((await owner.get(`/api/changements?depuis=${cursor}&depuis=${cursor}`)).status).toBe(400);
  });
});

describe("a cursor that is no longer known begins anew", () => {
  const expectRestart = async (owner: Visitor, depuis: string) => {
    const { status, body } = await ask(owner, depuis);
    expect([status, body.code]).toEqual([410, "REPRENDRE"]);
    expect(body.message).toMatch(/^Cette copie est trop ancienne/);
  };

  test("of another database", async () => {
    const owner = await server.account();
    const { cursor } = await deviceOf(owner);
    await expectRestart(owner, written({ ...read(cursor), epoch: NOWHERE }));
    // as a release with other columns names its epochs: as they are, or mixed with something else
    await expectRestart(owner, written({ ...read(cursor), epoch: epochOf(cursor) }));
  });

  test("of the same one, from after the backup that was put back; one from before it lives on", async () => {
    const owner = await server.account();
    const before = await deviceOf(owner);
    const backup = await server.sql("set role bosco_system; select id, lieu, created_at from changements_epoques");
    await server.database.asSystem(beginEpoch); // the next start
    const after = await deviceOf(owner);
    await server.sql(
      `set role bosco_system; delete from changements_epoques where id <> all ('{${backup.map(({ id }) => id)}}')`,
    );
    await server.database.asSystem(beginEpoch);
    await expectRestart(owner, after.cursor ?? "");
    expect(await before.news()).toEqual({});
  });

  test("of the same one, from after a backup that was made while it ran and put back; one from before it lives on", async () => {
    const owner = await server.account();
    const before = await deviceOf(owner);
    const [backup] = await server.sql("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
    await boatOf(owner);
    const after = await deviceOf(owner);
    await server.database.asSystem(beginEpoch);
    // why by hand: put back, the database counts on from where it was then.
    await server.sql(`set role bosco_system; update changements_epoques set fin = '${backup?.next}'
      where id = '${epochOf(after.cursor)}'`);
    await expectRestart(owner, after.cursor ?? "");
    expect((await ask(owner, before.cursor)).status).toBe(200);
  });

  test("an epoch ends when the next begins, and its cursors live on", async () => {
    const owner = await server.account();
    const device = await deviceOf(owner);
    await server.database.asSystem(beginEpoch);
    const [ended] = await server.sql(
      `set role bosco_system; select fin::text as fin from changements_epoques where id = '${epochOf(device.cursor)}'`,
    );
    expect(BigInt(ended?.fin)).toBeGreaterThanOrEqual(xmaxOf(read(device.cursor).since));
    await boatOf(owner);
    expect((await device.news()).bateaux?.lignes).toHaveLength(1);
  });

  test("of the same one, before it was put back elsewhere", async () => {
    const owner = await server.account();
    const { cursor } = await deviceOf(owner);
    await server.sql("set role bosco_system; update changements_epoques set lieu = 'ailleurs'");
    await server.database.asSystem(beginEpoch);
    await expectRestart(owner, cursor ?? "");
    expect((await deviceOf(owner)).kept()).toEqual(await listed(owner));
  });

  test("from the future", async () => {
    const owner = await server.account();
    const known = read((await deviceOf(owner)).cursor);
    const ahead = xmaxOf(known.since) + 1_000_000n;
    await expectRestart(owner, written({ ...known, since: `${ahead}:${ahead}:` }));
    await expectRestart(
      owner,
      written({ epoch: known.epoch, floor: `${ahead}:${ahead}:`, table: "taches", after: null }),
    );
  });
});

describe("an account whose log has grown too long", () => {
  test("forgets its oldest: devices from before begin anew, his crew's too, and nobody else's", async () => {
    const [owner, member, stranger] = [
      await server.account({ pro: true }),
      await server.account(),
      await server.account(),
    ];
    const boat = await boatOf(owner);
    await join(owner, member, boat.id, "lecture");
    await boatOf(stranger);
    const before = await Promise.all([owner, member, stranger].map((one) => deviceOf(one)));
    for (let n = 0; n < 5; n += 1) await owner.patch(`/api/bateaux/${boat.id}`, { note: `${n}` });
    for (let n = 0; n < 5; n += 1) await owner.delete(`/api/bateaux/${(await boatOf(owner)).id}`);
    await server.sql(`set role bosco_system; select bound_changes('${owner.id}', 3)`);
    const [left] = await server.sql(
      `set role bosco_system; select count(*)::int as n from changements where user_id = '${owner.id}'`,
    );
    expect(left?.n).toBeLessThanOrEqual(3);
    const answers = await Promise.all(before.map(async (one) => (await ask(one.visitor, one.cursor)).status));
    expect(answers).toEqual([410, 410, 200]);
    await server.sql(`set role bosco_system; select bound_changes('${owner.id}', 100000)`);
    for (const one of [owner, member]) expect((await deviceOf(one)).kept()).toEqual(await listed(one));
  });

  test("is looked at by chance as the log is written, and no request may do it", async () => {
    const owner = await server.account();
    await expect(
      server.sql(`begin; set local role bosco_app; select bound_changes('${owner.id}', 0); commit`),
    ).rejects.toThrow(/permission denied/);
    await server.sql("rollback").catch(() => {});
    const [trigger] = await server.sql(
      "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'bound_changes'",
    );
    expect(trigger?.text).toContain("AFTER INSERT ON public.changements");
  });
});

describe("after 90 days", () => {
  afterEach(() => server.sql("set role bosco_system; update changements_etat set oublie = '0'"));

  test("a change is forgotten, and a cursor from before it with it; one from after it lives on", async () => {
    const owner = await server.account();
    const before = await deviceOf(owner);
    const boat = await boatOf(owner);
    await owner.delete(`/api/bateaux/${boat.id}`);
    const after = await deviceOf(owner);
    // why: what other tests have running holds the snapshots of this cluster back.
    const { since } = read(after.cursor);
    while (xminOf(read(after.cursor).since) < xmaxOf(since)) await after.pull();
    await forget(89);
    expect((await ask(owner, before.cursor)).status).toBe(200);
    await forget(91);
    const { status, body } = await ask(owner, before.cursor);
    expect([status, body.code]).toEqual([410, "REPRENDRE"]);
    expect(await after.news()).toEqual({});
    const anew = await deviceOf(owner);
    await boatOf(owner);
    for (const device of [after, anew]) {
      await device.pull();
      expect(device.kept()).toEqual(await listed(owner));
    }
  });

  test("where nothing was old enough, nothing is forgotten", async () => {
    const owner = await server.account();
    const device = await deviceOf(owner);
    await boatOf(owner);
    await forget(1);
    expect((await device.news()).bateaux?.lignes).toHaveLength(1);
  });
});

describe("a snapshot", () => {
  test.each([
    ["5:5:", true],
    ["5:9:5,7,8", true],
    ["5:9:9", false],
    ["", false],
  ])("%s", (text, expected) => {
    expect(isSnapshot(text)).toBe(expected);
  });

  test("of many running transactions is cut at one of them, to an earlier moment", () => {
    const running = Array.from({ length: 40 }, (_, n) => 10 + 2 * n);
    const short = shortSnapshot(`10:500:${running.join()}`);
    expect(short).toBe(`10:42:${running.slice(0, 16).join()}`);
    expect(isSnapshot(short)).toBe(true);
    expect(shortSnapshot("10:12:10")).toBe("10:12:10");
  });
});
