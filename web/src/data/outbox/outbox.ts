import { OPERATIONS_MOST } from "@bosco/contract/live";
import type { ApiError } from "../api-error.ts";
import type { CallPath, Lists, Write } from "../commands.ts";
import type { Effect, Effects } from "../effects/effect.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { isOnline, onReconnect } from "../online.ts";
import type { OwnDatabase } from "../own-database.ts";
import { asKept } from "./as-kept.ts";
import { askForSending } from "./ask-for-sending.ts";
import { dependentsOf } from "./dependents.ts";
import { judge, judgeAsked, storedRow } from "./judge.ts";
import { Known, type Told } from "./known.ts";
import { fitting } from "./operations-request.ts";
import { Pace } from "./pace.ts";
import { versionOf } from "./raise-versions.ts";
import { errorOf, reasonOf } from "./reason.ts";
import {
  type Answered,
  answeredIn,
  answerOrForget,
  channelOf,
  decideWrite,
  firstWrites,
  forgetWrites,
  type Instead,
  keepWrite,
  loadWrites,
  noteSent,
  putWrite,
  type Refused,
  refuseWrite,
  takeWrites,
  type Waiting,
} from "./waiting.ts";
import { type Settled, WhoWaits } from "./who-waits.ts";

export type Result = { output: unknown; error?: undefined } | { output?: undefined; error: ApiError };

interface Work {
  effects: () => Effects;
  /** Sends some in their order; gives what became of the first ones, up to the first that was not done. */
  send: (writes: readonly Waiting[]) => Promise<Result[]>;
  /** The writes to show, each time they change. */
  onChange: (writes: readonly Waiting[]) => void;
  /** An answer has come, with what the server says. */
  onAnswer: (write: Answered) => void;
  /** For now there is nothing more to send, and something was. */
  onSent: () => void;
}

/**
 * The writes of one user that wait on this device. Each is kept before it is shown, and sent in order by one page of the
 * browser at a time, again and again as the same operation until the server has answered. What it refuses waits for a decision.
 */
export class Outbox {
  private readonly known = new Known();
  private readonly database: OwnDatabase;
  private readonly work: Work;
  private readonly channel: BroadcastChannel;
  private readonly watchers = new Set<() => void>();
  private readonly whoWaits = new WhoWaits();
  /** The places of what was called off on its way. */
  private readonly calledOff = new Set<number>();
  private draining: Promise<void> | undefined;
  private isAskedAgain = false;
  private readonly pace = new Pace(() => void this.send());
  private readonly stopListening: () => void;
  private isClosed = false;

  constructor(database: OwnDatabase, work: Work) {
    this.database = database;
    this.work = work;
    this.channel = new BroadcastChannel(channelOf(database));
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => {
      this.hear(data);
      // why: the page that sends may be closed before it has.
      if (this.waiting.length > 0) this.pace.tryAtLast();
    };
    this.stopListening = onReconnect(() => void this.send());
  }

  async load(): Promise<void> {
    const loaded = await loadWrites(this.database).catch(() => undefined);
    if (!loaded) return;
    this.known.add(loaded);
    this.show();
  }

  get waiting(): readonly Waiting[] {
    return this.known.waiting;
  }

  get refused(): readonly Refused[] {
    return this.known.refused;
  }

  /** The writes of which something is shown: those that wait, and those that are answered and not part of what was read. */
  get shown(): readonly Waiting[] {
    return this.known.shown();
  }

  /** Answered, and not part of what was read yet. */
  get answered(): readonly Answered[] {
    return this.known.answered;
  }

  close() {
    this.isClosed = true;
    this.pace.stop();
    this.stopListening();
    this.channel.close();
  }

  subscribe = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Keeps a write on the device. Throws when the browser does not keep it. */
  async keep(write: Write & Pick<Waiting, "local">, lists: Lists): Promise<Waiting> {
    const kept = await keepWrite(this.database, asKept(write, this.effectOf(write.call), lists));
    this.tell({ kept });
    if (!isOnline()) askForSending();
    return kept;
  }

  /** What becomes of a write that waits. `onSilence` hears each time that it was sent and nothing came back. */
  settled(write: Waiting, onSilence: () => void, mayDecide = () => true): Promise<Settled> {
    const settled = this.whoWaits.untilSettled(write, onSilence, mayDecide);
    void this.send();
    return settled;
  }

  /** Nobody waits for it any longer: if it is refused, somebody has to decide. */
  leave = (write: Waiting) => this.whoWaits.leave(write);

  /** Takes writes back that have never left the device, all of those that are meant or none. Whether they had not. */
  async takeBack(isMeant: (write: Waiting) => boolean): Promise<boolean> {
    if (!this.waiting.some(isMeant)) return false;
    return oneAtATime(this.database.name, async () => {
      const places = this.waiting.filter(isMeant).map(({ place }) => place);
      if (places.length === 0 || !(await takeWrites(this.database, places))) return false;
      for (const gone of places) this.tell({ gone });
      return true;
    });
  }

  /** A write is called off while it is on its way, by whoever stops its file before all of it has left. */
  async callOff(operationId: string): Promise<void> {
    const write = this.waiting.find((one) => one.operationId === operationId);
    if (!write) return;
    this.calledOff.add(write.place);
    const forgotten = forgetWrites(this.database, [write]);
    this.tell({ gone: write.place });
    this.whoWaits.end(write, { kind: "gone" });
    await forgotten;
  }

  /** Somebody has decided about a refused write: it goes, or something else is sent in its place. */
  async decide(refused: Refused, ...instead: Instead[]): Promise<void> {
    const [first, ...others] = await decideWrite(this.database, refused, instead);
    this.tell({ gone: refused.place, instead: first });
    for (const kept of others) this.tell({ kept });
    if (first) await this.send();
  }

  /** The places of what is answered and not read yet, by any page or the worker, whose word may still be on the way. */
  answeredPlaces = async (): Promise<number[]> => {
    const kept = await answeredIn(this.database).catch(() => []);
    return [...new Set([...this.known.answered.map(({ place }) => place), ...kept])];
  };

  /** These are part of what was read. */
  isRead(places: readonly number[]) {
    if (this.known.isRead(places)) this.show();
  }

  /** Sends what waits, as far as it goes. */
  send(): Promise<void> {
    if (this.draining) {
      this.isAskedAgain = true;
      return this.draining;
    }
    this.pace.stop();
    this.draining = oneAtATime(this.database.name, () => this.drain())
      .catch(() => this.waiting.length > 0 && this.tryLater())
      .then(() => {
        this.draining = undefined;
        if (this.isClosed) return;
        if (this.known.answered.length > 0) this.work.onSent();
        if (this.isAskedAgain) void this.send();
      });
    return this.draining;
  }

  private async drain() {
    for (;;) {
      this.isAskedAgain = false;
      const first = await firstWrites(this.database, OPERATIONS_MOST);
      // why not without a network: what was never sent can still be taken back.
      if (first.length === 0 || this.isClosed || !isOnline()) return;
      const together = fitting(first);
      const batch = together.length > 0 ? together : first.slice(0, 1);
      await noteSent(this.database, batch).catch(() => {});
      const results = await this.work.send(batch);
      if (results.length === 0) return this.tryLater();
      if (this.isClosed) return;
      const refusedAt = results.findIndex(({ error }) => error);
      const done = refusedAt < 0 ? results.length : refusedAt;
      await this.settle(batch.slice(0, done), results.slice(0, done));
      const [write, result] = [batch[done], results[done]];
      // why: the server has said nothing of it, and nobody asks any more.
      if (write && this.calledOff.delete(write.place)) continue;
      if (write && result?.error && !(await this.meet(write, result.error))) return this.tryLater();
    }
  }

  /** why together: what pages show is worked out once for all of them. */
  private async settle(writes: readonly Waiting[], results: readonly Result[]) {
    if (writes.length === 0) return;
    const answered = writes.map((write, index) => ({ ...write, output: results[index]?.output }));
    const { left } = await answerOrForget(this.database, answered);
    this.pace.startAnew();
    for (const one of answered) this.tell({ answered: one });
    for (const refused of left) this.tell({ refused });
  }

  private async meet(write: Waiting, error: ApiError): Promise<boolean> {
    if (this.isClosed) return false;
    if (await this.isRaised(write, error)) return true;
    const isAsked = this.whoWaits.mayDecide(write);
    const verdict = (isAsked ? judgeAsked : judge)(write, error, this.effectOf(write.call));
    if (verdict === "later" && !this.pace.isHopeless(error)) {
      this.whoWaits.tellSilence(write);
      return false;
    }
    if (verdict === "done") await this.settle([write], []);
    else if (typeof verdict === "object") {
      await putWrite(this.database, verdict.again);
      this.tell({ kept: verdict.again });
    } else {
      // why not then: a form that is open says itself what becomes of it.
      const dependents = isAsked ? [] : dependentsOf(write, this.waiting);
      const refused = { ...write, why: reasonOf(error), ...(dependents.length > 0 && { dependents }) };
      await refuseWrite(this.database, refused);
      this.tell({ refused });
    }
    this.pace.startAnew();
    return true;
  }

  /** Whether it met nothing but an own edit that went with it, and is of that one's version by now. */
  private async isRaised(write: Waiting, error: ApiError): Promise<boolean> {
    const current = storedRow(error);
    const [first] = current ? await firstWrites(this.database, 1) : [];
    if (!first || first.place !== write.place) return false;
    return versionOf(first) === current?.version && versionOf(first) !== versionOf(write);
  }

  private tryLater() {
    if (this.isClosed) return;
    this.pace.tryLater();
    askForSending();
  }

  private tell(told: Told) {
    this.hear(told);
    if (!this.isClosed) this.channel.postMessage(told);
  }

  private hear(told: Told) {
    // why not one that others need: the page that sent it has put them aside with it, and they would go with it.
    if ("refused" in told && !told.refused.dependents && this.whoWaits.mayDecide(told.refused))
      return this.tellWhoWaits(told.refused);
    // why first: the row it answers with is there before its effect goes.
    if ("answered" in told && !this.isClosed) this.work.onAnswer(told.answered);
    this.known.hear(told);
    this.show();
    if ("refused" in told)
      this.whoWaits.end(told.refused, { kind: "refused", error: errorOf(told.refused.why), waits: true });
    if ("answered" in told) this.whoWaits.end(told.answered, { kind: "answered", output: told.answered.output });
  }

  /** Whoever still waits for it, in this page, is told there and decides there. */
  private tellWhoWaits(refused: Refused) {
    this.known.hear({ gone: refused.place });
    this.show();
    this.decide(refused).catch(() => {});
    this.whoWaits.end(refused, { kind: "refused", error: errorOf(refused.why) });
  }

  private show() {
    if (this.isClosed) return;
    this.work.onChange(this.shown);
    for (const watcher of [...this.watchers]) watcher();
  }

  private effectOf = (call: CallPath) => this.work.effects()[call] as Effect<CallPath> | undefined;
}
