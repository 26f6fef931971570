import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  return "accepted";
}

describe("a wrong setting is refused in one line that names it and never shows it", () => {
  test.each([
    ["PORT", "huit mille"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "3e3"],
    ["PUBLIC_URL", "bosco.exemple.fr"],
    ["PUBLIC_URL", "ftp://bosco.exemple.fr"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["TRUST_PROXY", "oui"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "1.5"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "::1/129"],
    ["TRUST_PROXY", "10.0.0.0/8/9"],
    ["DATABASE_URL", "mysql://bosco:motdepasse@localhost/bosco"],
    ["DATABASE_URL", "localhost:5432/motdepasse"],
    ["S3_ENDPOINT", "s3.exemple.fr"],
    ["S3_ENDPOINT", "https://nom:motdepasse@s3.exemple.fr"],
    ["S3_BUCKET", "Bosco/photos"],
    ["S3_REGION", "eu west"],
    ["DATABASE_POOL", "1"],
    ["DATABASE_POOL", "1000"],
    ["SLOWEST_TURN_MS", "0"],
    ["SLOW_STATEMENT_MS", "vite"],
    ["METRICS_PORT", "70000"],
    ["METRICS_TOKEN", "trop-court-motdepasse"],
    ["LOG_LEVEL", "bavard"],
    ["AUTH_SECRET", "trop-court-motdepasse"],
    ["ADMIN_EMAIL", "amiral"],
    ["ADMIN_EMAIL", "Demo+x@bosco.example"],
    ["ADMIN_PASSWORD", "court"],
    ["ADMIN_PASSWORD", "motdepasse".repeat(20)],
    ["SMTP_URL", "http://motdepasse@localhost"],
    ["AI_QUESTIONS_PER_DAY", "-1"],
    ["AI_QUESTIONS_PER_DAY", "beaucoup"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["RATE_LIMIT_FACTOR", "beaucoup"],
    ["RATE_LIMIT_FACTOR", "Infinity"],
    ["RECENT_SIGN_IN_MINUTES", "0"],
    ["RECENT_SIGN_IN_MINUTES", "2000"],
    ["LEGAL_EDITOR", "x".repeat(301)],
  ])("%s=%s", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be .+\\. See the table in README\\.md\\.$`));
    expect(message).not.toContain("\n");
    expect(message).not.toContain("undefined");
    if (value.length > 1) expect(message).not.toContain(value);
    expect(message).not.toContain("motdepasse");
  });
});

describe("figures on an address that others reach", () => {
  const alone = { METRICS_PORT: "9464" };
  test.each(["0.0.0.0", "::", "bosco.exemple.fr", "10.0.0.5", "127.0.0.1.exemple.fr"])("%s wants a token", (host) => {
    const open = { ...alone, METRICS_HOST: host };
    expect(refusal(open)).toMatch(/^METRICS_TOKEN must be at least 32 characters, and set when METRICS_HOST is not/);
    expect(refusal({ ...open, METRICS_TOKEN: "x".repeat(32) })).toBe("accepted");
  });

  test.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])("%s is this machine alone", (host) => {
    expect(refusal({ ...alone, METRICS_HOST: host })).toBe("accepted");
  });

  test("that is not listened on harms nobody", () => {
    expect(refusal({ METRICS_HOST: "0.0.0.0" })).toBe("accepted");
  });
});

describe("half a bucket is refused, by the name of what is missing", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.exemple.fr/",
    S3_BUCKET: "bosco",
    S3_ACCESS_KEY_ID: "cle",
    S3_SECRET_ACCESS_KEY: "motdepasse",
  };

  test.each(Object.keys(whole))("without %s", (name) => {
    const message = refusal({ ...whole, [name]: "" });
    expect(message).toMatch(new RegExp(`^${name} must be .+, and set together with the other settings of the bucket`));
    expect(message).not.toContain("motdepasse");
  });

  test("or a region alone", () => {
    expect(refusal({ S3_REGION: "eu-west-3" })).toMatch(/^S3_ENDPOINT must be /);
  });

  test("and a whole one is taken, with or without a region", () => {
    expect(readConfig(whole)).toMatchObject({ ...whole, S3_ENDPOINT: "https://s3.exemple.fr" });
    expect(refusal({ ...whole, S3_REGION: "eu-west-3" })).toBe("accepted");
  });
});

describe("what is not set", () => {
  test("has its default; an empty variable and one of spaces count as not set", () => {
    const defaults = readConfig({});
    expect(defaults).toMatchObject({
      PORT: 3000,
      HOST: "localhost",
      DATA_DIR: resolve("./data"),
      DATABASE_POOL: 10,
      LOG_LEVEL: "info",
      RATE_LIMIT_FACTOR: 1,
      RECENT_SIGN_IN_MINUTES: 20,
    });
    expect(defaults.DATABASE_URL).toBeUndefined();
    const names = [
      "PORT",
      "HOST",
      "PUBLIC_URL",
      "DATABASE_URL",
      "LOG_LEVEL",
      "ADMIN_EMAIL",
      "SMTP_URL",
      "LEGAL_EDITOR",
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(defaults);
    expect(readConfig(Object.fromEntries(names.map((name) => [name, "  "])))).toEqual(defaults);
  });

  test("what else is in the environment is left alone", () => {
    expect(readConfig({ PATH: "/bin", HOME: "/root", NODE_ENV: "production" })).toEqual(readConfig({}));
  });
});

describe("what is set", () => {
  test.each<[string, string, unknown]>([
    ["PORT", "0", 0],
    ["PORT", " 8080 ", 8080],
    ["PUBLIC_URL", "https://bosco.exemple.fr/", "https://bosco.exemple.fr"],
    ["PUBLIC_URL", "http://192.168.1.20:3000/accueil", "http://192.168.1.20:3000"],
    ["TRUST_PROXY", "true", "true"],
    ["TRUST_PROXY", "127.0.0.1, 10.0.0.0/8,::1", "127.0.0.1, 10.0.0.0/8,::1"],
    [
      "DATABASE_URL",
      "postgres://bosco:p%40ss@db.exemple.fr:5432/bosco",
      "postgres://bosco:p%40ss@db.exemple.fr:5432/bosco",
    ],
    ["DATA_DIR", "/srv/données de bord", "/srv/données de bord"],
    ["ADMIN_EMAIL", "Amiral@Exemple.FR", "amiral@exemple.fr"],
    ["RATE_LIMIT_FACTOR", "2.5", 2.5],
    ["RECENT_SIGN_IN_MINUTES", "0.5", 0.5],
    ["LEGAL_EDITOR", "  Chantier du Port  ", "Chantier du Port"],
  ])("%s=%s", (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: expected });
  });
});
