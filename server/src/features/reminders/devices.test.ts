import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { ReminderDevice } from "@bosco/domain/reminders";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { useTestServer } from "../../../tests/test-server.ts";

const server = useTestServer();

const aSubscription = () => ({
  endpoint: `https://push.example.org/send/${randomUUID()}`,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});

test("a device is told which one it is, is removed by its id, and by nobody else", async () => {
  const [owner, stranger] = [await server.account(), await server.account()];
  const { endpoint, keys } = aSubscription();
  const { body } = await owner.post("/api/rappels/appareils", { endpoint, keys });
  const [device] = body.appareils as ReminderDevice[];
  expect(device).toMatchObject({ courant: true });
  expect(JSON.stringify(body)).not.toContain(endpoint);

  const elsewhere = await server.signIn(owner.email, PASSWORD);
  expect((await elsewhere.get("/api/rappels")).body.appareils).toMatchObject([{ id: device?.id, courant: false }]);

  expect((await stranger.call("DELETE", "/api/rappels/appareils", { id: device?.id })).body.appareils).toEqual([]);
  expect((await owner.get("/api/rappels")).body.appareils).toHaveLength(1);
  expect((await owner.call("DELETE", "/api/rappels/appareils", { id: device?.id })).body.appareils).toEqual([]);
});

test.each([{}, { id: "x" }, { id: randomUUID(), endpoint: "https://push.example.org/1" }])(
  "what names no device, or two, removes none: %o",
  async (input) => {
    const owner = await server.account();
    await owner.post("/api/rappels/appareils", aSubscription());
    expect((await owner.call("DELETE", "/api/rappels/appareils", input)).status).toBe(400);
    expect((await owner.get("/api/rappels")).body.appareils).toHaveLength(1);
  },
);
