import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { waitUntil } from "./bounded-wait.ts";
import { Leases } from "./leases.ts";
import { birthOf } from "./process-table.ts";
import { temporaryFolder } from "./test-site.ts";

test("a lease counts until it is given up, each one for itself", () => {
  const leases = new Leases(temporaryFolder());
  expect(leases.living()).toEqual([]);
  const giveUp = leases.take(undefined);
  const other = leases.take(undefined);
  expect(leases.living()).toEqual([process.pid, process.pid]);
  giveUp();
  giveUp();
  expect(leases.living()).toEqual([process.pid]);
  other();
  expect(leases.living()).toEqual([]);
});

test("leases of killed processes and of reused pids do not count, and go", async () => {
  const folder = temporaryFolder();
  const leases = new Leases(folder);
  leases.take(undefined)();
  const child = spawn("sleep", ["60"]);
  const directory = join(folder, "postgres.leases");
  writeFileSync(join(directory, `${child.pid}~${birthOf(child.pid ?? 0)}~x`), "");
  writeFileSync(join(directory, `${process.pid}~another-birth~x`), "");
  writeFileSync(join(directory, "rubbish"), "");
  expect(leases.living()).toEqual([child.pid]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(leases.living()).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
});

test.skipIf(process.platform !== "linux")("a zombie is dead", async () => {
  // why: the shell starts a child, then becomes a program that never reads its child's end
  const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(parent.stdout, "data");
  expect(await waitUntil(() => birthOf(Number(line)) === undefined, 3_000)).toBe(true);
  expect(() => process.kill(Number(line), 0)).not.toThrow();
  parent.kill("SIGKILL");
});
