import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { OTHER_CALLS } from "../src/app/other-calls.ts";
import { readConfig, SETTINGS } from "../src/config.ts";

/** The files of `deploy` against what they are for; `npm run test:servers` runs two servers by them. */
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const SYSTEMD = "systemd-analyze";
const folder = mkdtempSync(join(tmpdir(), "bosco-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("bosco.env", () => {
  const text = read("deploy/bosco.env");
  const everything = parseEnv(text.replace(/^#(?=[A-Z0-9_]+=)/gm, ""));

  test("is taken by a server as it stands, and with each line that is offered", () => {
    expect(readConfig(parseEnv(text)).PUBLIC_URL).toBe("https://bosco.example");
    expect(readConfig(everything).DATABASE_POOL).toBe(10);
  });

  test("names only settings that there are, and that README.md explains", () => {
    const names = Object.keys(everything);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    const readme = read("README.md");
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("bosco.service", () => {
  const unit = read("deploy/bosco.service");
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];

  test("starts what npm start starts, with bosco.env, and may write where that puts its data", () => {
    const { start } = JSON.parse(read("package.json")).scripts;
    expect(said("ExecStart")).toBe(`/usr/bin/${start}`);
    expect(said("EnvironmentFile")).toMatch(/\/bosco\.env$/);
    const { DATA_DIR } = parseEnv(read("deploy/bosco.env"));
    expect(said("ReadWritePaths")).toBe(DATA_DIR);
    expect(said("StateDirectory")).toBe(DATA_DIR?.replace("/var/lib/", ""));
  });

  test("is who the commands under systemd run as, where and by which settings", () => {
    const [line] = /systemd-run [^`]+/.exec(read("docs/operations.md")) ?? [];
    const same = ["WorkingDirectory", "EnvironmentFile", "UMask"].map((name) => `-p ${name}=${said(name)}`);
    const who = `--uid=${said("User")} --gid=${said("Group")}`;
    expect(line).toContain(`systemd-run --pipe --wait ${who} ${same.join(" ")} /usr/bin/node scripts/restore.mjs /`);
  });

  test("waits for longer than a server takes to stop", () => {
    const drain = Number(parseEnv(read("deploy/bosco.env")).DRAIN_SECONDS);
    expect(drain).toBeGreaterThan(0);
    // what runs has 5 s, work that waits and three pools some seconds more
    expect(Number(said("TimeoutStopSec"))).toBeGreaterThan(drain + 20);
    expect(said("KillSignal")).toBe("SIGTERM");
  });

  test("lets Node begin, which asks for keys to its memory, and refuses other calls without ending it", () => {
    expect(said("SystemCallFilter")?.split(" ")).toEqual(["@system-service", "@pkey"]);
    expect(said("SystemCallErrorNumber")).toBe("EPERM");
  });

  const analyze = (...args: string[]) => spawnSync(SYSTEMD, args, { encoding: "utf8" });
  const missing = analyze("--version").status === 0 ? undefined : "systemd is not installed";
  test(`is understood by systemd${missing ? ` (skipped: ${missing})` : ""}`, ({ skip }) => {
    skip(missing !== undefined, missing);
    const path = join(folder, "bosco.service");
    writeFileSync(path, unit.replace(/^(ExecStart=)\S+/m, `$1${process.execPath}`));
    const { status, stderr } = analyze("verify", path);
    expect([status, stderr.split("\n").filter((line) => line.includes(path))]).toEqual([0, []]);
  });
});

describe("nginx.conf", () => {
  const conf = read("deploy/nginx.conf");
  const pathsWith = (has: (operation: object) => boolean) =>
    Object.entries(OTHER_CALLS)
      .filter(([, operations]) => Object.values(operations).some(has))
      .map(([path]) => `/api${path.replace(/\{\w+\}/g, "x")}`);

  test("lets files through as they come, and nothing else", () => {
    const files = new RegExp(/^ {4}location ~ (\S+) \{$/m.exec(conf)?.[1] ?? "none");
    const expected = pathsWith(
      (operation) => "requestBody" in operation && /multipart/.test(JSON.stringify(operation)),
    );
    expect(expected.length).toBeGreaterThan(3);
    const every = Object.keys(OTHER_CALLS).map((path) => `/api${path.replace(/\{\w+\}/g, "x")}`);
    expect(every.filter((path) => files.test(path))).toEqual(expected);
  });

  test("writes down no query, in any of its servers", () => {
    const format = /^log_format bosco '([^']*)';$/m.exec(conf)?.[1] ?? "";
    expect(format.match(/\$\w+/g)).toEqual([
      ...["$remote_addr", "$time_iso8601", "$request_method", "$uri"],
      ...["$status", "$body_bytes_sent", "$request_time"],
    ]);
    const [, ...servers] = conf.split(/^server \{$/m);
    expect(servers).toHaveLength(2);
    for (const server of servers)
      expect(server.match(/^ *access_log .*$/gm)).toEqual(["    access_log /var/log/nginx/bosco.log bosco;"]);
  });

  test("holds back no stream", () => {
    const streams = pathsWith((operation) => JSON.stringify(operation).includes("text/event-stream"));
    for (const path of [...streams, "/api/fonctions/assistant-nautique/flux"])
      expect(conf).toMatch(new RegExp(`location = ${path} \\{\\n\\s+proxy_buffering off;`));
  });
});
