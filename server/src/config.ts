import { isIP } from "node:net";
import { resolve } from "node:path";
import { email } from "@bosco/domain";
import { PASSWORD_MAX, PASSWORD_MIN } from "@bosco/domain/account";
import { z } from "zod";
import { isDemoAddress } from "./demo-account.ts";
import { StartError } from "./start-error.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const line = z.string().max(300).optional().describe("one line of at most 300 characters");

/** `true` (one proxy), `false`, how many there are, or the addresses and networks of the proxies. */
function isProxyList(value: string): boolean {
  if (/^(true|false|[1-9]|10)$/.test(value)) return true;
  return value.split(",").every((one) => {
    const [address = "", bits, ...rest] = one.trim().split("/");
    const most = isIP(address) === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    return isIP(address) !== 0 && rest.length === 0 && isNetwork;
  });
}

const TOGETHER = "and set together with the other settings of the bucket (S3_…)";

/**
 * Every setting of the server, as it stands in the environment, with what it must be. The README's table says the same
 * in words.
 */
const settings = z.object({
  PORT: whole(0, 65_535).default(3000).describe("a port number from 0 to 65535"),
  HOST: z.string().default("localhost").describe("a name or address of this machine"),
  PUBLIC_URL: origin.optional().describe("the address people open, such as https://bosco.example.org"),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList)
    .optional()
    .describe("true, false, a number of proxies from 1 to 10, or their addresses separated by commas"),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((value) => resolve(value)),
  WEB_DIST: z
    .string()
    .transform((value) => resolve(value))
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(value))
    .transform((value) => value.replace(/\/+$/, ""))
    .optional()
    .describe(`an address such as https://s3.example.org, without a name or a password in it, ${TOGETHER}`),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe(`the name of a bucket of S3_ENDPOINT, ${TOGETHER}`),
  S3_ACCESS_KEY_ID: z.string().max(300).optional().describe(`the name of a key of S3_ENDPOINT, ${TOGETHER}`),
  S3_SECRET_ACCESS_KEY: z.string().max(300).optional().describe(`the key of S3_ACCESS_KEY_ID, ${TOGETHER}`),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional()
    .describe("the name of a region, such as eu-west-3"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("an address such as postgres://user:password@host:5432/bosco"),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("an address such as postgres://user:password@host:5432/bosco, of the same database as DATABASE_URL"),
  DATABASE_POOL: whole(2, 200).default(10).describe("a number of connections from 2 to 200"),
  SLOWEST_TURN_MS: whole(50, 600_000).default(1_500).describe("a number of milliseconds from 50 to 600000"),
  SLOW_STATEMENT_MS: whole(0, 60_000).default(500).describe("a number of milliseconds from 0 to 60000"),
  DRAIN_SECONDS: whole(0, 300).default(0).describe("a number of seconds from 0 to 300"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default("info")
    .describe(`one of ${LOG_LEVELS.join(", ")}`),
  METRICS_PORT: whole(0, 65_535).optional().describe("a port number from 0 to 65535"),
  METRICS_HOST: z.string().default("127.0.0.1").describe("a name or address of this machine"),
  METRICS_TOKEN: z
    .string()
    .min(32)
    .optional()
    .describe("at least 32 characters, and set when METRICS_HOST is not this machine's own 127.0.0.1"),
  AUTH_SECRET: z.string().min(32).optional().describe("at least 32 characters"),
  ADMIN_EMAIL: email
    .refine((value) => !isDemoAddress(value))
    .optional()
    .describe("an e-mail address, and not the demo account's"),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .optional()
    .describe(`a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("an address such as smtp://user:password@host:587"),
  MAIL_FROM: z.string().default("Bosco <bosco@localhost>").describe("a sender such as Bosco <bosco@example.org>"),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an address that speaks the OpenAI chat protocol, such as https://api.mistral.ai/v1"),
  AI_MODEL: z.string().max(200).optional().describe("the name of a model of AI_BASE_URL"),
  AI_API_KEY: z.string().max(500).optional().describe("a key of AI_BASE_URL"),
  AI_TIMEOUT_SECONDS: whole(1, 300).default(30).describe("a number of seconds from 1 to 300"),
  AI_QUESTIONS_PER_DAY: whole(0, 1_000_000).default(2_000).describe("a number of questions from 0 to 1000000"),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(0.01).max(1_000_000))
    .default(1)
    .describe("a number from 0.01 to 1000000"),
  RECENT_SIGN_IN_MINUTES: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(0.01).max(1_440))
    .default(20)
    .describe("a number of minutes from 0.01 to 1440"),
  LEGAL_EDITOR: line,
  LEGAL_FORM: line,
  LEGAL_CAPITAL: line,
  LEGAL_ADDRESS: line,
  LEGAL_PHONE: line,
  LEGAL_EMAIL: line,
  LEGAL_SIRET: line,
  LEGAL_VAT: line,
  LEGAL_DIRECTOR: line,
  LEGAL_HOST: line,
  LEGAL_HOST_ADDRESS: line,
  LEGAL_HOST_PHONE: line,
  LEGAL_MEDIATOR: line,
});
type Setting = keyof typeof settings.shape;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

const isThisMachineAlone = (host: string) => /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host);

/** What a bucket can't do without. */
const BUCKET = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const satisfies readonly Setting[];

const environment = settings
  // why: the figures of a server name nobody, and still are no business of whoever is on its network.
  .refine(
    ({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }) =>
      METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isThisMachineAlone(METRICS_HOST),
    { path: ["METRICS_TOKEN" satisfies Setting] },
  )
  // why: files that were meant for the bucket would be kept here, and nobody told.
  .superRefine((config, { addIssue }) => {
    const isMeant = [...BUCKET, "S3_REGION" as const].some((name) => config[name] !== undefined);
    const missing = BUCKET.find((name) => config[name] === undefined);
    if (isMeant && missing) addIssue({ code: "custom", path: [missing] });
  });

export type Config = Readonly<z.infer<typeof environment>>;

/** Parses the environment once; a wrong value is refused by name. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const result = environment.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value !== "")));
  if (result.success) return result.data;
  const name = result.error.issues[0]?.path[0] as Setting;
  // why: a DATABASE_URL or SMTP_URL holds a password; the value itself is never printed.
  throw new StartError(`${name} must be ${settings.shape[name].description}. See the table in README.md.`);
}
