import type { Changes } from "@bosco/contract";
import { KEPT_TABLES, type KeptTable } from "@bosco/contract/live";
import type { Json, Visitor } from "../../../tests/visitor.ts";

type Rows = Map<string, Json>;

/** A device that keeps a copy, as the browser does: what it is told is put in its place, and a boat that is gone takes its rows. */
export class Device {
  readonly visitor: Visitor;
  readonly tables = new Map<KeptTable, Rows>(KEPT_TABLES.map((table) => [table, new Map()]));
  cursor: string | undefined;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** One answer, kept. */
  async page(): Promise<Changes> {
    const { status, body, text } = await ask(this.visitor, this.cursor);
    if (status !== 200) throw new Error(`${status} ${text}`);
    for (const table of KEPT_TABLES) {
      const rows = this.rowsOf(table);
      for (const row of body.tables[table]?.lignes ?? []) rows.set(row.id, row);
      for (const id of body.tables[table]?.supprimees ?? []) rows.delete(id);
    }
    for (const boat of body.tables.bateaux?.supprimees ?? []) this.drop(boat);
    this.cursor = body.curseur;
    return body;
  }

  /** Until there is no more. */
  async pull(): Promise<Changes[]> {
    const pages = [await this.page()];
    while (!pages.at(-1)?.complet) pages.push(await this.page());
    return pages;
  }

  /** What one pull brought: per table the ids that came, and those that went. */
  async news(): Promise<Record<string, { lignes: string[]; supprimees: string[] }>> {
    const told: Record<string, { lignes: string[]; supprimees: string[] }> = {};
    for (const { tables } of await this.pull())
      for (const [table, { lignes, supprimees }] of Object.entries(tables)) {
        const before = told[table] ?? { lignes: [], supprimees: [] };
        told[table] = {
          lignes: [...before.lignes, ...lignes.map(({ id }) => id)],
          supprimees: [...before.supprimees, ...supprimees],
        };
      }
    return told;
  }

  rowsOf(table: KeptTable): Rows {
    return this.tables.get(table) as Rows;
  }

  /** Everything it keeps, in the order of ids. */
  kept(): Record<string, Json[]> {
    const sorted = (rows: Rows) => [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return Object.fromEntries(KEPT_TABLES.map((table) => [table, sorted(this.rowsOf(table))]));
  }

  private drop(boat: string) {
    const gone = new Set([boat]);
    for (const { id, bateau_id } of this.rowsOf("checklists_nouvelles").values()) if (bateau_id === boat) gone.add(id);
    for (const rows of this.tables.values())
      for (const { id, bateau_id, checklist_id } of rows.values())
        if (gone.has(bateau_id) || gone.has(checklist_id)) rows.delete(id);
  }
}

export const ask = (visitor: Visitor, depuis?: string) =>
  visitor.get(`/api/changements${depuis === undefined ? "" : `?depuis=${encodeURIComponent(depuis)}`}`);

/** A device that is up to date. */
export async function deviceOf(visitor: Visitor): Promise<Device> {
  const device = new Device(visitor);
  await device.pull();
  return device;
}

/** What the lists themselves show, in the order of ids: what a device must keep. */
export async function listed(visitor: Visitor): Promise<Record<string, Json[]>> {
  const lists: Record<string, Json[]> = {};
  for (const table of KEPT_TABLES) {
    if (table === "passages_checklist") continue;
    lists[table] = (await visitor.get(`/api/${table}`)).body;
  }
  // why: a boat's first engine is kept with its boat.
  lists.moteurs = lists.moteurs?.filter(({ id, bateau_id }) => id !== bateau_id) ?? [];
  const ofLists = await Promise.all(
    (lists.checklists_nouvelles ?? []).map(({ id }) => visitor.get(`/api/passages_checklist?checklist_id=${id}`)),
  );
  lists.passages_checklist = ofLists.flatMap(({ body }) => body);
  for (const rows of Object.values(lists)) rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  return lists;
}
