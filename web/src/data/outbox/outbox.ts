import { OPERATIONS_MOST } from "@bosco/contract/live";
import { ApiError } from "../api-error.ts";
import type { CallPath, InputOf, Lists, Write } from "../commands.ts";
import type { Effect, Effects } from "../effects/effect.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { isOnline, onReconnect } from "../online.ts";
import type { OwnDatabase } from "../own-database.ts";
import type { Row } from "../replica/row-order.ts";
import { judge } from "./judge.ts";
import {
  decideWrite,
  firstWrites,
  forgetWrite,
  keepWrite,
  loadWrites,
  putWrite,
  type Reason,
  type Refused,
  refuseWrite,
  takeWrite,
  type Waiting,
} from "./waiting.ts";

/** Between two tries; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** A write that a server in reach does not answer so often does not keep the others for ever. */
const MOST_TRIES = 12;

/** What became of a write, for whoever waits for it. */
export type Settled = { kind: "answered"; output: unknown } | { kind: "refused"; error: ApiError };

export type Result = { output: unknown; error?: undefined } | { error: ApiError };

/** What one page tells the others of the browser. */
type Told =
  | { kept: Waiting }
  | { answered: Waiting; output: unknown }
  | { refused: Refused }
  | { gone: number; instead?: Waiting | undefined };

interface Work {
  effects: () => Effects;
  /** Sends some in their order; gives what became of the first ones, up to the first that was not done. */
  send: (writes: readonly Waiting[]) => Promise<Result[]>;
  /** The writes to show, each time they change. */
  onChange: (writes: readonly Waiting[]) => void;
  /** An answer has come, with what the server says. */
  onAnswer: (write: Waiting, output: unknown) => void;
  /** For now there is nothing more to send, and something was. */
  onSent: () => void;
}

/**
 * The writes of one user that wait on this device. Each is kept before it is shown, and sent in order by one page of the
 * browser at a time, again and again as the same operation until the server has answered. What it refuses waits for a decision.
 */
export class Outbox {
  waiting: readonly Waiting[] = [];
  refused: readonly Refused[] = [];
  /** Answered, and not yet part of what was read. */
  private answered: readonly Waiting[] = [];
  private readonly database: OwnDatabase;
  private readonly work: Work;
  private readonly channel: BroadcastChannel;
  private readonly watchers = new Set<() => void>();
  private readonly waitFor = new Map<number, { settle: (settled: Settled) => void; onSilence: () => void }>();
  private draining: Promise<void> | undefined;
  private isAskedAgain = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;
  private isClosed = false;

  constructor(database: OwnDatabase, work: Work) {
    this.database = database;
    this.work = work;
    this.channel = new BroadcastChannel(`${database.name}-envoi`);
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.stopListening = onReconnect(() => void this.send());
  }

  async load(): Promise<void> {
    const { waiting, refused } = await loadWrites(this.database).catch(() => ({ waiting: [], refused: [] }));
    this.set({ waiting, refused });
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.stopListening();
    this.channel.close();
  }

  subscribe = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Keeps a write on the device. Throws when the browser does not keep it. */
  async keep(write: Write, lists: Lists): Promise<Waiting> {
    const effect = this.effectOf(write.call);
    const id = (write.input as { id?: string }).id;
    const seen = effect?.row && lists.rows<Row>(effect.row).find((row) => row.id === id);
    const kept = await keepWrite(this.database, {
      ...write,
      ...(effect?.removes &&
        seen &&
        !isOnline() && { input: { ...(write.input as object), version: seen.version } as never }),
      at: new Date().toISOString(),
      words: effect?.words(write.input as InputOf<CallPath>, lists) ?? "",
      ...(seen && { seen }),
    });
    this.tell({ kept });
    return kept;
  }

  /** What becomes of a write that waits. `onSilence` hears each time that it was sent and nothing came back. */
  settled({ place }: Waiting, onSilence: () => void): Promise<Settled> {
    return new Promise((settle) => {
      this.waitFor.set(place, { settle, onSilence });
      void this.send();
    });
  }

  /** Nobody waits for it any longer: if it is refused, somebody has to decide. */
  leave({ place }: Waiting) {
    this.waitFor.delete(place);
  }

  /** Takes a write back that was not sent yet. Whether it was not. */
  async takeBack(isMeant: (write: Waiting) => boolean): Promise<boolean> {
    if (!this.waiting.some(isMeant)) return false;
    return oneAtATime(this.database.name, async () => {
      const found = this.waiting.find(isMeant);
      if (!found || !(await takeWrite(this.database, found.place))) return false;
      this.tell({ gone: found.place });
      return true;
    });
  }

  /** Somebody has decided about a refused write: it goes, or something else is sent in its place. */
  async decide(refused: Refused, instead?: Write & Pick<Waiting, "words" | "seen">): Promise<void> {
    const kept = await decideWrite(this.database, refused, instead && { ...instead, at: new Date().toISOString() });
    this.tell({ gone: refused.place, instead: kept });
    if (kept) await this.send();
  }

  /** The places of what is answered and not read yet. */
  answeredPlaces = (): number[] => this.answered.map(({ place }) => place);

  /** These are part of what was read. */
  isRead(places: readonly number[]) {
    const answered = this.answered.filter(({ place }) => !places.includes(place));
    if (answered.length < this.answered.length) this.set({ answered });
  }

  /** Sends what waits, as far as it goes. */
  send(): Promise<void> {
    if (this.draining) {
      this.isAskedAgain = true;
      return this.draining;
    }
    clearTimeout(this.timer);
    this.draining = oneAtATime(this.database.name, () => this.drain())
      .catch(() => {})
      .finally(() => {
        this.draining = undefined;
        if (this.answered.length > 0) this.work.onSent();
        if (this.isAskedAgain && !this.isClosed) void this.send();
      });
    return this.draining;
  }

  private async drain() {
    for (;;) {
      this.isAskedAgain = false;
      const batch = await firstWrites(this.database, OPERATIONS_MOST);
      if (batch.length === 0 || this.isClosed) return;
      const results = await this.work.send(batch);
      for (const [index, result] of results.entries()) {
        const write = batch[index];
        if (!write || this.isClosed) return;
        if (!result.error) await this.settle(write, result.output);
        else if (!(await this.meet(write, result.error))) return this.tryLater();
      }
    }
  }

  private async settle(write: Waiting, output: unknown) {
    this.tries = 0;
    await forgetWrite(this.database, write);
    this.tell({ answered: write, output });
  }

  private async meet(write: Waiting, error: ApiError): Promise<boolean> {
    if (this.isClosed) return false;
    const verdict = judge(write, error, this.effectOf(write.call));
    if (verdict === "later" && !this.isHopeless(error)) {
      this.waitFor.get(write.place)?.onSilence();
      return false;
    }
    this.tries = 0;
    if (verdict === "done") await this.settle(write, undefined);
    else if (typeof verdict === "object" && !this.waitFor.has(write.place)) {
      await putWrite(this.database, verdict.again);
      this.tell({ kept: verdict.again });
    } else {
      const refused = { ...write, why: reasonOf(error) };
      await refuseWrite(this.database, refused);
      this.tell({ refused });
    }
    return true;
  }

  private isHopeless({ code }: ApiError): boolean {
    const isAnswered = code === "ERREUR_INTERNE" || code === "ESPACE_INSUFFISANT";
    if (isOnline()) this.tries += 1;
    return code !== "NON_CONNECTE" && this.tries >= (isAnswered ? PAUSES_MS.length / 2 : MOST_TRIES);
  }

  private tryLater() {
    if (this.isClosed) return;
    const pause = PAUSES_MS[Math.min(Math.max(this.tries - 1, 0), PAUSES_MS.length - 1)];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  private tell(told: Told) {
    this.hear(told);
    if (!this.isClosed) this.channel.postMessage(told);
  }

  private hear(told: Told) {
    if ("kept" in told) return this.set({ waiting: inPlace(this.waiting, told.kept) });
    if ("answered" in told) {
      const { place } = told.answered;
      // why first: the row it answers with is there before its effect goes.
      this.work.onAnswer(told.answered, told.output);
      this.set({ waiting: without(this.waiting, place), answered: inPlace(this.answered, told.answered) });
      return this.end(place, { kind: "answered", output: told.output });
    }
    if ("refused" in told) {
      const { place, why } = told.refused;
      this.set({ waiting: without(this.waiting, place), refused: inPlace(this.refused, told.refused) });
      // why: whoever still waits for it, in this page, is told there and decides there.
      if (!this.waitFor.has(place)) return;
      void this.decide(told.refused);
      return this.end(place, { kind: "refused", error: errorOf(why) });
    }
    const waiting = without(this.waiting, told.gone);
    this.set({
      waiting: told.instead ? inPlace(waiting, told.instead) : waiting,
      refused: without(this.refused, told.gone),
    });
  }

  private end(place: number, settled: Settled) {
    const waits = this.waitFor.get(place);
    this.waitFor.delete(place);
    waits?.settle(settled);
  }

  private set(
    part: Partial<{ waiting: readonly Waiting[]; refused: readonly Refused[]; answered: readonly Waiting[] }>,
  ) {
    const isShown = part.waiting !== undefined || part.answered !== undefined;
    Object.assign(this, part);
    if (isShown) this.work.onChange([...this.answered, ...this.waiting].sort((a, b) => a.place - b.place));
    for (const watcher of [...this.watchers]) watcher();
  }

  private effectOf = (call: CallPath) => this.work.effects()[call] as Effect<CallPath> | undefined;
}

const reasonOf = ({ status, code, message, data, defined }: ApiError): Reason => ({
  status,
  code,
  message,
  data,
  defined,
});

export function errorOf({ status, code, message, data, defined }: Reason): ApiError {
  const error = new ApiError(status, { code, message, details: data as never });
  return Object.assign(error, { defined });
}

const without = <W extends Waiting>(writes: readonly W[], place: number) =>
  writes.filter((write) => write.place !== place);

const inPlace = <W extends Waiting>(writes: readonly W[], write: W): W[] =>
  [...without(writes, write.place), write].sort((a, b) => a.place - b.place);
