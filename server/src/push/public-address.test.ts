import { createSocket } from "node:dgram";
import dns from "node:dns";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { refuseEndpoint } from "./endpoint.ts";
import { isPublicAddress, lookupJudged, PrivateAddress } from "./public-address.ts";

test.each([
  ["8.8.8.8", true],
  ["142.250.75.10", true],
  ["100.63.255.255", true],
  ["172.32.0.1", true],
  ["2a00:1450:4007:80f::200a", true],
  ["2606:4700::6810:84e5", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["127.8.8.8", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["172.31.255.255", false],
  ["192.0.0.8", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["224.0.0.251", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["fc00::1", false],
  ["fd12:3456::1", false],
  ["fe80::1", false],
  ["fec0::1", false],
  ["ff02::1", false],
  ["2001::1", false],
  ["2001:db8::1", false],
  ["2002:a00:1::", false],
  ["no address", false],
])("%s is of the internet: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe("an endpoint", () => {
  test.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://web.push.apple.com/abc", true],
    ["http://fcm.googleapis.com/x", false],
    ["https://127.0.0.1/x", false],
    ["https://127.1/x", false],
    ["https://2130706433/x", false],
    ["https://0x7f.1/x", false],
    ["https://[::1]/x", false],
    ["https://[::ffff:7f00:1]/x", false],
    ["https://8.8.8.8/x", false],
    ["https://localhost/x", false],
    ["https://localhost./x", false],
    ["https://postgres/x", false],
    ["https://fcm.googleapis.com:5432/x", false],
    ["https://user:secret@fcm.googleapis.com/x", false],
    ["file:///etc/passwd", false],
    ["x", false],
    [`https://fcm.googleapis.com/${"x".repeat(1_000)}`, false],
  ])("%s may be a push service's: %s", (endpoint, expected) => {
    expect(refuseEndpoint(endpoint) === undefined).toBe(expected);
  });
});

test("a name that leads to this machine is given no address", async () => {
  const given = await new Promise((resolve) => {
    lookupJudged()("localhost", { all: true }, (error, found) => resolve(error ?? found));
  });
  expect(given).toBeInstanceOf(PrivateAddress);
});

test("a name server that keeps silent is left when the push is, and holds none of what reads files", async () => {
  const silent = createSocket("udp4");
  await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve));
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  try {
    const began = performance.now();
    const ask = () =>
      new Promise((resolve) => {
        lookupJudged({}, AbortSignal.timeout(300))("push.bosco.example", { all: true }, (error) =>
          resolve(error?.code),
        );
      });
    expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array(8).fill("ECANCELLED"));
    expect(performance.now() - began).toBeLessThan(3_000);
  } finally {
    dns.setServers(before);
    await new Promise<void>((resolve) => silent.close(resolve));
  }
});
