import { randomUUID } from "node:crypto";
import type pg from "pg";
import { insertOwnedRows, insertRow, type OwnedTables, ownedRow, type Row } from "../owned-rows.ts";
import type { TestServer } from "../test-server.ts";
import type { Visitor } from "../visitor.ts";
import { ACCOUNTS, SESSIONS, type Whose } from "./placeholders.ts";
import type { Caller, Drawn } from "./requests.ts";
import type { Route } from "./routes.ts";
import type { Sent } from "./send.ts";

/** An account with a row in every table, Pro so that no limit stands in the way. */
export interface Tenant {
  visitor: Visitor;
  rows: Map<string, Row>;
}

interface Connected {
  server: TestServer;
  client: pg.Client;
  owned: OwnedTables;
}

interface Place extends Connected {
  /** Of whom routes that write nothing read. */
  reader: Tenant;
}

export async function openTenant({ server, client, owned }: Connected, { empty = false } = {}): Promise<Tenant> {
  const visitor = await server.account({ pro: true });
  const rows: Map<string, Row> = empty ? new Map() : await insertOwnedRows(client, owned, visitor.id);
  rows.set(ACCOUNTS, { id: visitor.id });
  const found = await client.query(`select id from ${SESSIONS} where "userId" = $1`, [visitor.id]);
  return { visitor, rows: rows.set(SESSIONS, found.rows[0]) };
}

async function openAdministrator(place: Place): Promise<Tenant> {
  const tenant = await openTenant(place);
  await place.client.query("begin; set local role bosco_system");
  await place.client.query("update profils_utilisateur set role = 'admin' where id = $1", [tenant.visitor.id]);
  await place.client.query("commit");
  return tenant;
}

/** Whoever calls one route, with what they have; the other tenant never calls, and nothing of it may change or be told. */
export class Callers {
  readonly place: Place;
  readonly route: Route;
  readonly stranger: Tenant;
  readonly prepare: ((owner: Tenant, place: Place) => Promise<void>) | undefined;
  owner!: Tenant;
  administrator: Tenant | undefined;
  /** Whom an administrator may do anything to. */
  target: Tenant | undefined;

  constructor(place: Place, route: Route, stranger: Tenant, prepare?: Callers["prepare"]) {
    this.place = place;
    this.route = route;
    this.stranger = stranger;
    // why: sample rows fill their texts and ids with identifiers, which exist once in the world.
    const others = new Set(textsOf(place.reader));
    this.marks = new Set(textsOf(stranger).filter((text) => !others.has(text)));
    this.prepare = prepare;
  }

  async open(): Promise<this> {
    const mayShare = this.route.method === "GET" && !this.prepare && !this.owner;
    const empty = this.route.name === "POST /api/profils_utilisateur/donnees";
    this.owner = mayShare ? this.place.reader : await openTenant(this.place, { empty });
    await this.prepare?.(this.owner, this.place);
    if (this.isForAdministrators && !this.administrator) {
      this.administrator = await openAdministrator(this.place);
      this.target = await openTenant(this.place);
    }
    return this;
  }

  private get isForAdministrators(): boolean {
    return this.route.line.user === 403 && this.route.line.admin !== 403;
  }

  cookieOf(as: Caller): string | undefined {
    const tenant = { owner: this.owner, administrator: this.administrator, nobody: undefined }[as];
    return tenant?.visitor.cookieHeader;
  }

  /** The id that stands for a placeholder. why nobody's for an administrator: what he does to a stranger's account is his to do. */
  idOf(as: Caller, whose: Whose, table: string): string {
    const isAdministrator = as === "administrator";
    const mine = this.isForAdministrators && [ACCOUNTS, SESSIONS].includes(table) ? this.target : this.owner;
    const tenant = whose === "mine" ? mine : isAdministrator ? undefined : this.stranger;
    return String(tenant?.rows.get(table)?.id ?? NOBODY);
  }

  /** What an answer tells of the other tenant that the request did not say itself. */
  toldOf(sent: Sent, text: string): string | undefined {
    if (this.isForAdministrators) return undefined;
    const said = [sent.path, sent.body?.toString(), ...Object.values(sent.headers)].join(" ").toLowerCase();
    const told = text.match(ID)?.find((id) => this.marks.has(id) && !said.includes(id));
    return told && `tells ${told} of another tenant`;
  }

  private readonly marks: ReadonlySet<string>;

  /** After an answer: what a success took away is there again, and whoever was signed out is signed in. */
  async mend({ as, kind }: Pick<Drawn, "as" | "kind">, status: number): Promise<void> {
    const isShutOut = status === 401 && as !== "nobody" && kind !== "garbage";
    if (isShutOut) return this.renew();
    if (status >= 300 || this.route.method === "GET") return;
    await this.putBack();
    await this.prepare?.(this.owner, this.place);
  }

  private async putBack(): Promise<void> {
    if (this.isForAdministrators) return this.renewTarget();
    const { of, names = [] } = this.route.line;
    const { owned, client } = this.place;
    const tables = owned.tables.filter((table) => table === of || names.includes(table));
    for (const table of tables) {
      const row = this.owner.rows.get(table);
      const isThere = await this.isThere(table, row?.id);
      if (!isThere && !(await this.insertAgain(client, owned, table))) return this.renew();
    }
  }

  private async isThere(table: string, id: unknown): Promise<boolean> {
    const { client } = this.place;
    const { visitor } = this.owner;
    const found = await client.query(`select from ${table} where user_id = $1 and id = $2`, [visitor.id, id]);
    return found.rowCount === 1;
  }

  private async insertAgain(client: pg.Client, owned: OwnedTables, table: string): Promise<boolean> {
    const { visitor, rows } = this.owner;
    await client.query("begin; set local role bosco_system");
    try {
      rows.set(table, await insertRow(client, table, await ownedRow(client, owned, table, visitor.id, rows)));
      await client.query("commit");
      return true;
    } catch {
      await client.query("rollback");
      return false;
    }
  }

  private async renew(): Promise<void> {
    this.administrator = undefined;
    await this.open();
  }

  private async renewTarget(): Promise<void> {
    const { client } = this.place;
    const found = await client.query(`select from ${ACCOUNTS} where id = $1`, [this.target?.visitor.id]);
    if (found.rowCount === 0) this.target = await openTenant(this.place);
  }
}

const textsOf = ({ rows }: Tenant) => [...rows.values()].flatMap((row) => Object.values(row).map(String));

const NOBODY = randomUUID();
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
