import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { runLoad } from "./load.ts";

test("a load comes at its rate, counts by status, and is held back when nobody answers", async () => {
  let seen = 0;
  const server = createServer((asked, answer) => {
    seen += 1;
    if (asked.url === "/silent") setTimeout(() => answer.end(), 300);
    else answer.writeHead(asked.url === "/bad" ? 500 : 200).end("ok");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const urls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const load = (path: (n: number) => string, mostOpen = 200) =>
    runLoad({
      urls,
      perSecond: 100,
      seconds: 0.2,
      mostOpen,
      next: (n) => ({ kind: "read", method: "GET", path: path(n) }),
    });
  const mixed = await load((n) => (n % 4 === 0 ? "/bad" : "/"));
  expect(mixed).toMatchObject({ sent: 20, heldBack: 0, statuses: { read: { 200: 15, 500: 5 } } });
  expect(mixed.failures).toEqual(["read: 500 ok"]);
  expect(mixed.latency.read?.count).toBe(20);
  const silent = await load(() => "/silent", 2);
  expect(silent).toMatchObject({ sent: 2, heldBack: 18 });
  expect(seen).toBe(22);
  server.close();
});

test("a load never leaves this machine", async () => {
  const call = { kind: "read", method: "GET", path: "/" };
  const away = runLoad({ urls: ["http://bosco.example.org"], perSecond: 1, seconds: 1, next: () => call });
  await expect(away).rejects.toThrow("loopback");
});
