import { resolve } from "node:path";
import { email } from "@bosco/domain";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const line = z.string().trim().max(300);

/** Every setting of the server, as it stands in the environment. The README's table says the same in words. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: z.string().optional(),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((value) => resolve(value)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  AUTH_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Bosco <bosco@localhost>"),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  LEGAL_EDITOR: line.optional(),
  LEGAL_FORM: line.optional(),
  LEGAL_CAPITAL: line.optional(),
  LEGAL_ADDRESS: line.optional(),
  LEGAL_PHONE: line.optional(),
  LEGAL_EMAIL: line.optional(),
  LEGAL_SIRET: line.optional(),
  LEGAL_VAT: line.optional(),
  LEGAL_DIRECTOR: line.optional(),
  LEGAL_HOST: line.optional(),
  LEGAL_HOST_ADDRESS: line.optional(),
  LEGAL_HOST_PHONE: line.optional(),
  LEGAL_MEDIATOR: line.optional(),
});

export type Config = Readonly<z.infer<typeof environment>>;

/** Parses the environment once; a wrong value is refused by name. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  // why: a DATABASE_URL or SMTP_URL holds a password; the value itself is never printed.
  throw new StartError(`${name} is set to something Bosco cannot use: ${issue?.message}. See the table in README.md.`);
}
