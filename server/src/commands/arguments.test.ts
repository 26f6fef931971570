import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { StartError } from "../start-error.ts";
import { run as newPassword } from "./admin-password.ts";
import { readArguments } from "./arguments.ts";
import { run as backUp } from "./backup.ts";
import { run as moveFiles } from "./files-move.ts";
import { run as restore } from "./restore.ts";

const USAGE = {
  line: "npm run sail -- boat [--to harbour] [--at-night]",
  words: 1,
  options: { to: "string", "at-night": "boolean" },
} as const;

describe("what is typed behind a command", () => {
  test.each([
    [[], { words: [], values: {} }],
    [["boat"], { words: ["boat"], values: {} }],
    [["--at-night", "boat", "--to", "Étel"], { words: ["boat"], values: { "at-night": true, to: "Étel" } }],
    [["--to=Étel", "--", "--boat"], { words: ["--boat"], values: { to: "Étel" } }],
  ])("%j is understood", (args, understood) => {
    expect(readArguments(args, USAGE, {})).toEqual(understood);
  });

  test.each([
    [["boat", "--at-nigth"], "--at-nigth is unknown"],
    [["boat", "-n"], "-n is unknown"],
    [["boat", "other"], "other is one too many"],
    [["boat", "--at-night=no"], "--at-night takes no value"],
    [["boat", "--to"], "--to lacks its value"],
    [["boat", "--to="], "--to lacks its value"],
    [["--to", "Étel", "--to", "Groix"], "--to is there twice"],
  ])("%j is refused", (args, why) => {
    expect(() => readArguments(args, USAGE, {})).toThrow(new StartError(`${why}: ${USAGE.line}. Nothing was changed.`));
  });

  test("what npm has kept for itself is told", () => {
    expect(() => readArguments(["boat"], USAGE, { npm_config_at_night: "true" })).toThrow(
      new StartError(
        `npm kept --at-night for itself, put -- before all that is this command's: ${USAGE.line}. Nothing was changed.`,
      ),
    );
    expect(readArguments(["--at-night"], USAGE, { npm_config_at_night: "true" }).values).toEqual({ "at-night": true });
  });
});

// why: a command that goes on after all must come to no database of whoever runs the tests.
beforeAll(() => void vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none"));
afterAll(() => void vi.unstubAllEnvs());

describe.each([
  ["backup", backUp, ["bosco.gz"]],
  ["restore", restore, ["bosco.gz"]],
  ["files:move", moveFiles, ["--to", "bucket"]],
  ["admin:password", newPassword, ["admin@bosco.example"]],
])("npm run %s", (name, run, args) => {
  test("refuses what it does not know, before it touches anything", async () => {
    for (const wrong of ["--dry-run", "-f", "one-more"]) {
      const error = await run([...args, wrong]).catch((reason) => reason);
      expect(error).toBeInstanceOf(StartError);
      expect(error.message).toMatch(new RegExp(`^${wrong} is .+: npm run ${name} -- .+ Nothing was changed\\.$`));
    }
  });
});
