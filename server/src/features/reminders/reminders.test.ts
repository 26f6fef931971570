import { randomBytes } from "node:crypto";
import { MOST_REMINDER_DEVICES } from "@bosco/domain/reminders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PushService, startPushService } from "../../../tests/push-service.ts";
import { useTestServer } from "../../../tests/test-server.ts";

const server = useTestServer();
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const path = "/api/rappels";
const devices = `${path}/appareils`;

describe("settings", () => {
  test("are those of the domain until somebody chooses, and then what he chose", async () => {
    const owner = await server.account();
    const { body } = await owner.get(path);
    expect(body).toMatchObject({ courriel: "hebdomadaire", push: false, delai_jours: 14, courriel_possible: false });
    expect(Buffer.from(body.cle_push, "base64url")).toHaveLength(65);
    expect((await owner.patch(path, { delai_jours: 30 })).body).toMatchObject({ delai_jours: 30, push: false });
    expect((await owner.patch(path, { push: true })).body).toMatchObject({ delai_jours: 30, push: true });
    const stranger = await server.account();
    expect((await stranger.get(path)).body.delai_jours).toBe(14);
  });

  test.each([{}, { delai_jours: 5 }, { courriel: "toujours" }, { push: "oui" }, { appareils: [] }])(
    "refuse %o",
    async (changes) => {
      const owner = await server.account();
      expect((await owner.patch(path, changes)).status).toBe(400);
    },
  );

  test("are not the demo's to change, which never has a device or a trial", async () => {
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    expect((await demo.get(path)).body.courriel_possible).toBe(false);
    const calls = [
      await demo.patch(path, { push: true }),
      await demo.post(devices, service.subscribe()),
      await demo.post(`${path}/essai`),
    ];
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("devices", () => {
  test("are ten at most, and the oldest makes room", async () => {
    const owner = await server.account();
    const first = service.subscribe();
    for (const one of [first, ...Array.from({ length: MOST_REMINDER_DEVICES }, service.subscribe)])
      expect((await owner.post(devices, one)).status).toBe(200);
    expect((await owner.get(path)).body.appareils).toHaveLength(MOST_REMINDER_DEVICES);
    const kept = await server.sql("set role bosco_system; select endpoint from appareils_rappels");
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  test("are of whoever is signed in there now, and nobody else removes them", async () => {
    const [former, owner] = [await server.account(), await server.account()];
    const browser = service.subscribe();
    await former.post(devices, browser);
    expect((await owner.post(devices, browser)).body.appareils).toHaveLength(1);
    expect((await former.get(path)).body.appareils).toEqual([]);
    await former.call("DELETE", devices, { endpoint: browser.endpoint });
    expect((await owner.get(path)).body.appareils).toHaveLength(1);
    expect((await owner.call("DELETE", devices, { endpoint: browser.endpoint })).body.appareils).toEqual([]);
  });

  test("have an address outside and a key of the curve, or are refused", async () => {
    const owner = await server.account();
    const { endpoint, keys } = service.subscribe();
    const wrong = [
      { endpoint: "https://127.0.0.1/x", keys },
      { endpoint: "https://169.254.169.254/latest", keys },
      { endpoint: "http://push.example.org/x", keys },
      { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") } },
      { endpoint, keys: { ...keys, auth: "é".repeat(20) } },
    ];
    for (const one of wrong) expect((await owner.post(devices, one)).status).toBe(400);
  });
});

describe("the address of a device", () => {
  const at = (endpoint: string) => ({ ...service.subscribe(), endpoint });

  test("that is longer than it looks is refused, and none ends in a failure of ours", async () => {
    const owner = await server.account();
    const long = `https://push.example.org/${"\u8239".repeat(970)}`;
    expect((await owner.post(devices, at(long))).status).toBe(400);
    expect((await owner.call("DELETE", devices, { endpoint: long })).status).toBe(200);
    const fits = `https://push.example.org/${"\u8239".repeat(100)}`;
    expect((await owner.post(devices, at(fits))).status).toBe(200);
  });

  test("has one spelling", async () => {
    const owner = await server.account();
    const spellings = [
      "https://Push.Example.org/a/../b%20c#x",
      "https://push.example.org/b c",
      "https://push.example.org:443/b%20c",
    ];
    for (const one of spellings) expect((await owner.post(devices, at(one))).status).toBe(200);
    expect((await owner.get(path)).body.appareils).toHaveLength(1);
    expect((await owner.call("DELETE", devices, { endpoint: spellings[0] })).body.appareils).toEqual([]);
  });
});

describe("the link that stops them", () => {
  const jeton = () => randomBytes(32).toString("base64url");
  const form = (address: string, body: string) =>
    fetch(`${server.url}${address}`, {
      ...{ method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } },
    });
  const ONE_CLICK = "List-Unsubscribe=One-Click";

  test("answers the same to a secret that nobody has, and again", async () => {
    const address = `${path}/arret?jeton=${jeton()}`;
    const answers = [await form(address, ONE_CLICK), await form(address, ONE_CLICK)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await server.visitor().post(`${path}/arret`, { jeton: jeton() })).status).toBe(200);
  });

  test.each([
    ["without a secret", `${path}/arret`, ONE_CLICK, 400],
    ["with two", `${path}/arret?jeton=${jeton()}&jeton=${jeton()}`, ONE_CLICK, 400],
    ["with half of one", `${path}/arret?jeton=${jeton().slice(20)}`, ONE_CLICK, 400],
    ["with another form", `${path}/arret?jeton=${jeton()}`, "a=b", 400],
    ["with a long one", `${path}/arret?jeton=${jeton()}`, "x".repeat(5_000), 413],
    ["anywhere else", "/api/bateaux", ONE_CLICK, 415],
  ])("%s is refused", async (_case, address, body, status) => {
    expect((await form(address, body)).status).toBe(status);
  });

  const parts = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return body;
  };
  test.each<[string, string, Record<string, string>, number]>([
    ["is what mail programs send", `${path}/arret?jeton=${jeton()}`, { "List-Unsubscribe": "One-Click" }, 200],
    ["has no other field", `${path}/arret?jeton=${jeton()}`, { "List-Unsubscribe": "One-Click", a: "b" }, 400],
    ["says that one word", `${path}/arret?jeton=${jeton()}`, { "List-Unsubscribe": "Two-Clicks" }, 400],
    ["is short", `${path}/arret?jeton=${jeton()}`, { "List-Unsubscribe": "x".repeat(5_000) }, 413],
    ["is read nowhere else", "/api/bateaux", { "List-Unsubscribe": "One-Click" }, 415],
  ])("as a form in parts %s", async (_case, address, fields, status) => {
    expect((await fetch(`${server.url}${address}`, { method: "POST", body: parts(fields) })).status).toBe(status);
  });

  test("opened by a mail program that knows no such press, leads to the page with the button", async () => {
    const look = (query: string) => fetch(`${server.url}${path}/arret${query}`, { redirect: "manual" });
    const secret = jeton();
    const answers = await Promise.all([look(`?jeton=${secret}`), look("?jeton=a%26b//c"), look("")]);
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
      [303, `/rappels/arret?jeton=${secret}`],
      [303, "/rappels/arret?jeton=a%26b%2F%2Fc"],
      [303, "/rappels/arret"],
    ]);
  });
});

test("a trial is sent to one's devices once notifications are on, and the next one waits", async () => {
  const owner = await server.account();
  expect((await owner.post(`${path}/essai`)).status).toBe(409);
  await owner.post(devices, service.subscribe());
  expect((await owner.post(`${path}/essai`)).status).toBe(409);
  await owner.patch(path, { push: true });
  expect((await owner.post(`${path}/essai`)).body.message).toBe(
    "Un essai part\u00a0: une notification vers 1\u00a0appareil.",
  );
  await server.sql(
    `set role bosco_system; update rappels set essai_le = now() + interval '1 minute' where user_id = '${owner.id}'`,
  );
  expect((await owner.post(`${path}/essai`)).status).toBe(429);
});
