import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerUser } from "./server-user.ts";

interface Outcome {
  ok: boolean;
  output: string;
}

/**
 * What every PostgreSQL program is started with.
 * why: cwd is a place every user can enter; a session of its own, so that Ctrl-C in the terminal reaches Node only;
 * an environment of our own, because PGDATA, PGPORT or LC_ALL of the caller would change what they do.
 */
export function spawnOptions(user: ServerUser | undefined) {
  const windows = process.platform === "win32";
  const { SystemRoot, PATH, TEMP } = process.env;
  return {
    cwd: windows ? undefined : "/",
    detached: true,
    windowsHide: true,
    env: { LC_ALL: "C", TZ: "UTC", ...(windows ? { SystemRoot, PATH, TEMP } : { PATH: "/usr/bin:/bin" }) },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
}

/** Runs a short PostgreSQL program to its end, or ends it when the time is up. Never rejects. */
export async function runProgram(
  file: string,
  args: string[],
  { user, timeoutMs }: { user?: ServerUser | undefined; timeoutMs: number },
): Promise<Outcome> {
  let output = "";
  try {
    const child = spawn(file, args, { ...spawnOptions(user), stdio: ["ignore", "pipe", "pipe"] });
    const timer = setTimeout(() => {
      output += `\nerror: no answer after ${timeoutMs / 1000} s`;
      killGroup(child.pid);
    }, timeoutMs);
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const [code] = await once(child, "close").finally(() => clearTimeout(timer));
    return { ok: code === 0, output };
  } catch (error) {
    return { ok: false, output: `${output}\nerror: ${error instanceof Error ? error.message : error}` };
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // why: it ended between the timer and here
  }
}

/** The line of a program's output that says why it failed. */
export function complaint(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((text) => /\b(PANIC|FATAL|error):/.test(text)) ?? lines.at(-1) ?? "it said nothing";
  return line.replace(/^.*?\b(PANIC|FATAL|error):\s*/, "").trim();
}
