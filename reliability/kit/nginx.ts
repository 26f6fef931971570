import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureNginx } from "../../scripts/nginx.mjs";
import { root } from "../../scripts/project.mjs";
import { freePort, isReady } from "./bosco.ts";
import { endProcess, removeAtExit } from "./leftovers.ts";
import { until } from "./until.ts";

const RECIPE = join(root, "deploy", "nginx.conf");

/** A request as nginx has noted it. */
export interface Passed {
  request: string;
  status: string;
  /** The servers it was sent to, in order; more than one when the first did not answer. */
  servers: string[];
  /** HIT when no server was asked. */
  cache: string;
}

export interface Nginx {
  url: string;
  /** Every request that it has answered so far. */
  passed(): Passed[];
  /** What it has complained of. */
  complaints(): string[];
  /** Files of its cache and of all that it puts on its disk for a while. */
  files(): string[];
  stop(): Promise<void>;
}

/** nginx as `deploy` sets it up, before these two servers, on a port of the loopback and without encryption. */
export async function startNginx(port: number, servers: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "bosco-nginx-"));
  chmodSync(folder, 0o755);
  const program = await ensureNginx(folder);
  const at = (name: string) => join(folder, name);
  const own = { port, plainPort: await freePort(), cache: at("cache"), servers };
  writeFileSync(at("bosco.conf"), settle(readFileSync(RECIPE, "utf8"), own));
  writeFileSync(at("nginx.conf"), around(at));
  mkdirSync(at("disk"));
  let child: ChildProcess | undefined;
  const remove = () => {
    endProcess(child?.pid ?? 0, "SIGTERM");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  const kept = removeAtExit(remove);
  child = spawn(program, ["-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")], { stdio: "inherit" });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until("nginx", () => {
    if (child?.exitCode !== null) throw new Error(`nginx did not start:\n${read(at("error.log"))}`);
    return isReady(url);
  });
  return {
    url,
    passed: () => linesOf(at("access.log")).map(readPassed),
    complaints: () => linesOf(at("error.log")),
    files: () =>
      ["cache", "disk"].flatMap((name) =>
        readdirSync(at(name), { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => join(one.parentPath, one.name)),
      ),
    async stop() {
      endProcess(child?.pid ?? 0, "SIGTERM");
      await ended;
      kept();
      remove();
    },
  };
}

interface Own {
  port: number;
  plainPort: number;
  cache: string;
  servers: readonly number[];
}

/** The recipe with the words that say where put right; all else is as it is shipped. */
function settle(recipe: string, { port, plainPort, cache, servers }: Own): string {
  const changes: [RegExp, string][] = [
    [/^ *listen 443 ssl http2;$/m, `listen 127.0.0.1:${port};`],
    [/^ *listen 80;$/m, `listen 127.0.0.1:${plainPort};`],
    [/^ *listen \[::\].*$/gm, ""],
    [/^ *ssl_certificate.*$/gm, ""],
    // why: by the test's own log it is known which server has answered.
    [/^ *access_log .*$/gm, ""],
    [/^proxy_cache_path \S+/m, `proxy_cache_path ${cache}`],
    ...servers.map((one, n): [RegExp, string] => [new RegExp(`10\\.0\\.0\\.1${n + 1}:3000`, "g"), `127.0.0.1:${one}`]),
  ];
  return changes.reduce((text, [words, own]) => {
    if (text.search(words) < 0) throw new Error(`deploy/nginx.conf has no ${words}`);
    return text.replace(words, own);
  }, recipe);
}

/** What Debian's nginx.conf is around a site, in a folder of the test's own. */
function around(at: (name: string) => string): string {
  const disk = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${at(`disk/${name}`)};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${at("pid")};
error_log ${at("error.log")} warn;
worker_processes 2;
events { worker_connections 2048; }
http {
  log_format servers escape=json '{"request":"$request","status":"$status","servers":"$upstream_addr","cache":"$upstream_cache_status"}';
  access_log ${at("access.log")} servers;
  ${disk.join("\n  ")}
  include ${at("bosco.conf")};
}
`;
}

function readPassed(line: string): Passed {
  const { servers, ...rest } = JSON.parse(line) as Record<keyof Passed, string>;
  return { ...rest, servers: servers.split(/, | : /).filter(Boolean) };
}

function linesOf(path: string): string[] {
  // why: the last line may be half written.
  const text = read(path);
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter(Boolean);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
