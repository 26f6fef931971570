import { parseArgs } from "node:util";
import { StartError } from "../start-error.ts";

export interface Usage {
  /** The whole command, as it is typed. */
  line: string;
  /** How many words it takes that are no flags. */
  words: number;
  options?: Readonly<Record<string, "boolean" | "string">>;
}

interface Arguments {
  words: string[];
  values: Readonly<Record<string, unknown>>;
}

/**
 * What was typed behind a command. Whatever that does not know is refused, and so is what npm has taken for its own because no `--` stood
 * before it: a flag that is only passed over lets somebody believe in it.
 */
export function readArguments(args: string[], { line, words, options = {} }: Usage, env = process.env): Arguments {
  const refuse = (why: string) => {
    throw new StartError(`${why}: ${line}. Nothing was changed.`);
  };
  const types = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]));
  const asked = { args, options: types, allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens, positionals, values } = parseArgs(asked);
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    if (rawName !== `--${name}` || !Object.hasOwn(options, name)) refuse(`${rawName} is unknown`);
    if (options[name] === "boolean" && value !== undefined) refuse(`${rawName} takes no value`);
    if (options[name] === "string" && !value) refuse(`${rawName} lacks its value`);
    if (seen.has(name)) refuse(`${rawName} is there twice`);
    seen.add(name);
  }
  const kept = Object.keys(options).find((name) => !seen.has(name) && env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept) refuse(`npm kept --${kept} for itself, put -- before all that is this command's`);
  if (positionals.length > words) refuse(`${positionals[words]} is one too many`);
  return { words: positionals, values: { ...values } };
}
