import type { Changes } from "@bosco/contract";
import { KEPT_TABLES, type KeptTable } from "@bosco/contract/live";
import { ApiError } from "../api-error.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { OwnDatabase } from "../own-database.ts";
import {
  changeRows,
  changesIn,
  NO_ROWS,
  type OwnRows,
  type RowVersion,
  raiseVersion,
  type TableChange,
} from "./rows.ts";
import { keepChanges, loadRows, loadState, type ReadState } from "./store.ts";

/** What reads count as fresh for. */
const FRESH_MS = 30_000;

/**
 * What one page of this browser tells the others: what it has read since that cursor, or that everything is new, and which writes
 * are part of it.
 */
type Told = { from?: string; changes: TableChange[] | "whole"; state: ReadState; included: readonly number[] };

interface Around {
  /** Asks the server for what has changed since a cursor; without one, for everything. */
  read: (depuis: string | undefined) => Promise<Changes>;
  /** The places of the writes that the server has answered by now: what is read from now on holds them. */
  answered: () => Promise<readonly number[]>;
  /** The rows have changed, and hold these writes. */
  onChange: (included: readonly number[]) => void;
}

/**
 * The user's rows on this device, as the server has them. One page of the browser at a time asks for changes, keeps them and
 * tells the others, so that each change is sent once.
 */
export class Replica {
  rows: OwnRows = NO_ROWS;
  state: ReadState | undefined;
  /** How far the copy in the database goes. */
  private keptCursor: string | undefined;
  private readonly database: OwnDatabase;
  private readonly around: Around;
  private readonly channel: BroadcastChannel;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private isClosed = false;

  constructor(database: OwnDatabase, around: Around) {
    this.database = database;
    this.around = around;
    this.channel = new BroadcastChannel(`${database.name}-lignes`);
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => void this.hear(data);
  }

  /** What is kept from before, if the browser keeps anything. */
  async load(included: readonly number[] = []): Promise<void> {
    const kept = await loadRows(this.database).catch(() => undefined);
    if (!kept || this.isClosed) return;
    this.rows = kept.rows;
    // why not its true age: a kept copy counts as old, and what has changed meanwhile is asked for.
    this.state = { ...kept.state, readAt: Math.min(kept.state.readAt, Date.now() - FRESH_MS) };
    this.around.onChange(included);
  }

  /** For a page that opens: what is being read is new enough. */
  latest = (): Promise<void> => this.running ?? this.pull();

  /** Reads what has changed by now. Whoever asks while it is being read gets what changes meanwhile, too. */
  pull(): Promise<void> {
    if (!this.running) {
      // why not while something is being sent: what is read then holds it or not, and nobody could say which.
      this.running = oneAtATime(this.database.name, () => this.read()).finally(() => {
        this.running = undefined;
      });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => {})
      .then(() => {
        this.next = undefined;
        return this.pull();
      });
    return this.next;
  }

  close() {
    this.isClosed = true;
    this.channel.close();
  }

  private async read(): Promise<void> {
    if (this.isClosed) return;
    // why from the database: another page may have read on meanwhile, and its word may still be on the way.
    const kept = await loadState(this.database).catch(() => undefined);
    this.keptCursor = kept?.cursor;
    if (kept && kept.cursor !== this.state?.cursor && !this.isBehind(kept)) await this.load();
    if (this.isClosed) return;
    try {
      await (this.state ? this.readChanges(this.state.cursor) : this.readAll());
    } catch (thrown) {
      if (ApiError.from(thrown).code !== "REPRENDRE") throw thrown;
      await this.readAll();
    }
  }

  private async readChanges(since: string): Promise<void> {
    const included = await this.around.answered();
    let from = since;
    let answer: Changes;
    do {
      answer = await this.around.read(from);
      const cursor = answer.curseur;
      const changes = changesIn(this.rows, answer);
      await this.take({
        from,
        changes,
        state: { cursor, readAt: Date.now() },
        included: answer.complet ? included : [],
      });
      from = cursor;
    } while (!answer.complet && !this.isClosed);
  }

  /** The first copy, shown and kept once it is whole. */
  private async readAll(): Promise<void> {
    const included = await this.around.answered();
    let rows = NO_ROWS;
    let answer = await this.around.read(undefined);
    for (;;) {
      rows = changeRows(rows, changesIn(rows, answer));
      if (answer.complet) break;
      answer = await this.around.read(answer.curseur);
    }
    this.rows = rows;
    await this.take({ changes: "whole", state: { cursor: answer.curseur, readAt: Date.now() }, included });
  }

  /** A row that the server has just answered with is of that version. */
  setVersion(table: KeptTable, now: RowVersion) {
    this.rows = { ...this.rows, [table]: raiseVersion(this.rows[table], now) };
  }

  private async take(told: Told) {
    if (this.isClosed) return;
    this.apply(told);
    // why all of it: a copy that is gone, or could not be kept for a while, lacks more than what has changed just now.
    const isWhole = told.changes === "whole" || told.from !== this.keptCursor;
    const changes = told.changes === "whole" || isWhole ? allOf(this.rows) : told.changes;
    try {
      await keepChanges(this.database, changes, { state: told.state, isWhole, included: told.included });
      this.keptCursor = told.state.cursor;
    } catch {
      // why: a full or forbidden storage must not disturb what is on screen.
    }
    if (!this.isClosed) this.channel.postMessage(told);
  }

  /** What could not be kept is on screen all the same, and nothing older takes its place. */
  private isBehind = ({ readAt }: ReadState) =>
    // why now: a clock that was set back has made the last read one of the future.
    this.state !== undefined && readAt < this.state.readAt && this.state.readAt <= Date.now();

  private async hear(told: Told) {
    if (this.isClosed) return;
    if (this.isBehind(told.state)) this.around.onChange(told.included);
    else if (told.changes !== "whole" && told.from === this.state?.cursor) this.apply(told);
    else await this.load(told.included);
  }

  private apply({ changes, state, included }: Told) {
    this.state = state;
    this.change(changes === "whole" ? [] : changes, included);
  }

  private change(changes: readonly TableChange[], included: readonly number[]) {
    this.rows = changeRows(this.rows, changes);
    this.around.onChange(included);
  }
}

const allOf = (rows: OwnRows) => KEPT_TABLES.map((table) => ({ table, rows: rows[table], gone: [] }));
