import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { CallPath } from "../../../web/src/data/commands.ts";
import { EFFECTS } from "../../../web/src/data/effects/index.ts";
import type { Row } from "../../../web/src/data/replica/row-order.ts";
import { type Reads, readAll } from "../support/device.ts";
import type { Device } from "./device.ts";
import type { Entry } from "./ledger.ts";
import type { Reply } from "./network.ts";
import { FILLED_MAX, type Ship } from "./ship.ts";
import type { Voyage } from "./voyage.ts";

type Input = Record<string, unknown>;
/** An operation that the server has done, with what it said first. */
interface Done {
  call: CallPath;
  input: Input;
  output: Row & { version?: number };
}

const TABLES = [
  "bateaux",
  "moteurs",
  "releves_heures",
  "maintenances",
  "inventaire",
  "checklists_nouvelles",
  "taches",
  "passages_checklist",
  "listes_avitaillement",
  "espaces_stockage",
] as const;

/** Codes of a device that has heard nothing, or nothing about the write itself: nobody can say whether it was done. */
const SILENCE = ["HORS_LIGNE", "SANS_REPONSE", "INDISPONIBLE"];

/** Judges the end of a voyage: everything settled, the network good. */
export async function judge({ devices, replies, ship }: Voyage, before: Reads) {
  const there = await readAll(ship.owner);
  for (const device of devices) await expectSame(device, there);
  const done = whatWasDone(devices, replies);
  for (const device of devices) expectAnswered(device, done, replies);
  expectEffects([...done.values()], before, there, ship);
}

/** What a device shows, in its lists and in what pages read, is what the server has; after a crash, too. */
async function expectSame(device: Device, there: Reads) {
  for (const when of ["at the end", "opened anew"]) {
    for (const table of TABLES) {
      expect(byId(device.rows(table)), `${table} ${when}`).toEqual(byId(there[table]));
      expect(device.client.getQueryData([table]), `${table} ${when}`).toEqual(device.rows(table));
    }
    device.network.isOn = false;
    await device.crash();
  }
}

const byId = (rows: unknown) => (rows as readonly Row[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));

function whatWasDone(devices: readonly Device[], replies: readonly Reply[]): Map<string, Done> {
  const done = new Map<string, Done>();
  const entries = devices.flatMap(({ ledger }) => [...ledger.entries.values()]);
  const known = new Map(
    entries.flatMap(({ call, operations }) => [...operations].map(([id, input]) => [id, { call, input }])),
  );
  for (const { operationId, status, body } of replies) {
    const write = known.get(operationId);
    expect(write, `an operation that nobody has kept was sent: ${operationId}`).toBeDefined();
    if (write && status < 400 && !done.has(operationId)) done.set(operationId, { ...write, output: body as Row });
  }
  return done;
}

/** Every write was done once, or somebody knows that it was not. */
function expectAnswered({ ledger, own: { outbox } }: Device, done: Map<string, Done>, replies: readonly Reply[]) {
  const entries = [...ledger.entries.values()];
  for (const entry of entries) {
    const about = `${entry.call} ${JSON.stringify([...entry.operations])} ${JSON.stringify(entry)}`;
    const made = [...chainOf(entry, entries)].filter((id) => done.has(id));
    expect(made.length, `done twice: ${about}`).toBeLessThan(2);
    if (entry.isTakenBack) expect(made, `taken back, and done: ${about}`).toEqual([]);
    const isKnown = entry.isTakenBack || entry.isTold || entry.refused || entry.isHeld || isNothingLeft(entry, replies);
    if (made.length === 0) expect(isKnown, `vanished: ${about}`).toBeTruthy();
    // why not once it is decided: what is sent then is the same operation.
    if (entry.refused && !entry.isDecided && !SILENCE.includes(entry.refused.why.code))
      expect(done.has(entry.refused.operationId), `refused, and done: ${about}`).toBe(false);
  }
  const open = entries.filter(({ refused, isTold, isDecided }) => refused && !isTold && !isDecided);
  const told = entries.filter(({ isTold }) => isTold).map(({ place }) => place);
  const asked = outbox.refused.map(({ place }) => place).filter((place) => !told.includes(place));
  expect(asked, "to be decided").toEqual(open.map(({ place }) => place).sort((a, b) => a - b));
  expect(outbox.waiting).toEqual([]);
}

/** Its operations, and those of what was sent in its place. */
function chainOf({ operations, instead }: Entry, entries: readonly Entry[]): Set<string> {
  const next = instead && entries.find((one) => one.operations.has(instead) && !operations.has(instead));
  return new Set([...operations.keys(), ...(next ? chainOf(next, entries) : [])]);
}

/** The server has said that what was wanted is so already: the row is gone, or holds these values. */
function isNothingLeft({ call, operations }: Entry, replies: readonly Reply[]): boolean {
  const [id, input] = [...operations].at(-1) ?? [""];
  return replies.some(({ operationId, body }) => {
    if (operationId !== id) return false;
    const { code, details } = body as { code?: string; details?: { actuel?: Row } };
    if (code === "INTROUVABLE") return EFFECTS[call]?.removes === true;
    return (
      details?.actuel !== undefined &&
      valuesOf(input).every(([name, value]) => isDeepStrictEqual(details.actuel?.[name], value))
    );
  });
}

const valuesOf = (input: Input = {}) => Object.entries(input).filter(([name]) => name !== "id" && name !== "version");

/** What the server has is what was done, each once, in its order. */
function expectEffects(done: readonly Done[], before: Reads, there: Reads, { of }: Ship) {
  const removed = new Set(done.flatMap(({ call, input }) => (EFFECTS[call]?.removes ? [String(input.id)] : [])));
  expectRows(done, before, there, removed);
  for (const article of there.inventaire as Row[]) {
    if (removed.has(article.id)) continue;
    const isFilled = done.some(({ call }) => call === "inventory.fill");
    const expected = of.filled.includes(article.id)
      ? isFilled
        ? FILLED_MAX
        : 2
      : done
          .filter(({ call, input }) => call === "inventory.adjust" && input.id === article.id)
          .reduce((sum, { input }) => sum + Number(input.delta), 1_000);
    expect(article.quantite, `how many of ${article.id}`).toBe(expected);
  }
  expectEdits(done, there, removed);
}

/** A row that was made is there unless it was removed, and nobody else's. */
function expectRows(done: readonly Done[], before: Reads, there: Reads, removed: ReadonlySet<string>) {
  for (const [table, call] of [
    ["inventaire", "inventory.create"],
    ["checklists_nouvelles", "checklists.create"],
    ["listes_avitaillement", "provisioning.create"],
    ["espaces_stockage", "storageSpaces.create"],
  ] as const) {
    const made = done.filter((one) => one.call === call).map(({ output }) => output.id);
    const all = new Set([...(before[table] as Row[]).map(({ id }) => id), ...made]);
    const isThere = new Set((there[table] as Row[]).map(({ id }) => id));
    for (const id of all) if (!removed.has(id)) expect(isThere, `${table}: lost`).toContain(id);
    for (const id of isThere) expect(all, `${table}: of nobody`).toContain(id);
  }
}

const EDITS: Partial<Record<CallPath, string>> = {
  "inventory.update": "inventaire",
  "boats.update": "bateaux",
  "engines.update": "moteurs",
  "maintenance.update": "maintenances",
  "checklists.update": "checklists_nouvelles",
  "checklists.updateTask": "taches",
  "provisioning.update": "listes_avitaillement",
  "storageSpaces.update": "espaces_stockage",
};

/** Of several edits of one field, the last by the server's count stands. */
function expectEdits(done: readonly Done[], there: Reads, removed: ReadonlySet<string>) {
  const last = new Map<string, { version: number; value: unknown; table: string; id: string; name: string }>();
  const isReset = done.some(({ call }) => call === "checklists.reset");
  for (const { call, input, output } of done) {
    const table = EDITS[call];
    if (!table || (table === "taches" && isReset)) continue;
    for (const [name, value] of valuesOf(input)) {
      if (name === "taches") continue;
      expect(output[name], `${call} answered with another ${name}`).toEqual(value);
      const key = `${output.id} ${name}`;
      const version = Number(output.version);
      if (version >= (last.get(key)?.version ?? 0)) last.set(key, { version, value, table, id: output.id, name });
    }
  }
  for (const { table, id, name, value } of last.values()) {
    const row = (there[table] as Row[]).find((one) => one.id === id);
    if (row && !removed.has(id)) expect(row[name], `${name} of ${table} ${id}`).toEqual(value);
  }
}
