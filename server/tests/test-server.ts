import { randomUUID } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { readConfig } from "../src/config.ts";
import type { Database } from "../src/database/database.ts";
import { startServer } from "../src/server.ts";
import { ADMIN, PASSWORD } from "./accounts.ts";
import { administer, connectionTo } from "./global-setup.ts";

/** A database of its own for one test file, copied from the template. */
export async function createTestDatabase(): Promise<{ connection: pg.ClientConfig; drop: () => Promise<void> }> {
  const server = inject("connection");
  const name = `bosco_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template ${inject("template")}`);
  return {
    connection: connectionTo(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

export interface Reply<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Calls the server as one visitor: keeps its cookies, sends and reads JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  id = "";
  email = "";

  constructor(url: string) {
    this.url = url;
  }

  async call<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const sent: Record<string, string> = { ...headers };
    if (this.cookies.size) sent.cookie ??= [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (body !== undefined) sent["content-type"] ??= "application/json";
    const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(this.url + path, { method, headers: sent, body: payload, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const json = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      body: (json && text ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  }

  private keep(cookie: string) {
    const [pair = ""] = cookie.split(";");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (/max-age=0/i.test(cookie) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get = <Body = any>(path: string, headers?: Record<string, string>) =>
    this.call<Body>("GET", path, undefined, headers);
  post = <Body = any>(path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.call<Body>("POST", path, body, headers);
  patch = <Body = any>(path: string, body: unknown, headers?: Record<string, string>) =>
    this.call<Body>("PATCH", path, body, headers);
  delete = <Body = any>(path: string, headers?: Record<string, string>) =>
    this.call<Body>("DELETE", path, undefined, headers);
}

export interface TestServer {
  url: string;
  database: Database;
  connection: pg.ClientConfig;
  visitor(): Visitor;
  /** A new account, signed in. */
  account(options?: { pro?: boolean }): Promise<Visitor>;
  admin(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** Bosco itself on a free port, with a database of its own and throttles out of the way. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const { connection, drop } = await createTestDatabase();
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000", ...env });
  const server = await startServer(config, connection);
  const url = `http://127.0.0.1:${server.port}`;

  async function signIn(email: string, password: string) {
    const visitor = new Visitor(url);
    const { status, body } = await visitor.post("/api/auth/sign-in/email", { email, password });
    if (status !== 200) throw new Error(`sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
    visitor.id = body.user.id;
    visitor.email = email;
    return visitor;
  }

  return {
    url,
    database: server.database,
    connection,
    visitor: () => new Visitor(url),
    admin: () => signIn(ADMIN.email, ADMIN.password),
    async account({ pro = false } = {}) {
      const email = `${randomUUID().slice(0, 13)}@bosco.test`;
      const signUp = await new Visitor(url).post("/api/auth/sign-up/email", { email, password: PASSWORD, name: email });
      if (signUp.status !== 200) throw new Error(`sign-up: ${signUp.status} ${JSON.stringify(signUp.body)}`);
      const visitor = await signIn(email, PASSWORD);
      if (pro) await makePro(server.database, visitor.id);
      return visitor;
    },
    async stop() {
      await server.stop();
      await drop();
    },
  };
}

async function makePro(database: Database, user_id: string) {
  const now = Date.now();
  const date_debut = new Date(now).toISOString();
  const date_fin = new Date(now + 30 * 86_400_000).toISOString();
  await database.asSystem((db) =>
    db
      .insertInto("abonnements")
      .values({ user_id, plan: "mensuel", date_debut, date_fin, payment_id: "sim_test" })
      .execute(),
  );
}
