import type { Article } from "@bosco/domain/inventory";
import { isOnline } from "../../../data/online.ts";

/** A series of taps ends when none comes for this long; then it is sent as one difference. */
const QUIET_MS = 600;
/** A save that lasts longer than this shows, and blocks the stepper. */
const PATIENCE_MS = 150;

type Counted = Pick<Article, "id" | "quantite" | "version">;

export interface Step {
  /** What the screen shows. */
  shown: number;
  /** Not sent yet. */
  pending: number;
  sending: boolean;
  busy: boolean;
  /** The version that holds everything sent: a row at least that new speaks for itself. */
  settled: number | undefined;
}

type Send = (id: string, delta: number) => Promise<Counted | undefined>;

/** The steppers of a page: what was tapped shows at once, travels as a difference, and goes back when it could not be saved. */
export class StockSteps {
  private readonly steps = new Map<string, Step>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  sendWith(send: Send) {
    this.send = send;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (id: string): Step | undefined => this.steps.get(id);

  /** A stepper was set to `next`. */
  set(article: Counted, next: number) {
    const before = this.steps.get(article.id);
    const shown = shownQuantity(article, before);
    const pending = round((before?.pending ?? 0) + next - shown);
    this.put(article.id, { sending: false, busy: false, ...before, shown: next, pending, settled: undefined });
    clearTimeout(this.timers.get(article.id));
    this.timers.set(
      article.id,
      // why at once without a network: the device keeps each tap, and nothing travels.
      setTimeout(() => this.flush(article.id), isOnline() ? QUIET_MS : 0),
    );
  }

  /** Sends everything now: the page is being left. */
  flushAll() {
    for (const id of this.steps.keys()) void this.flush(id);
  }

  private async flush(id: string) {
    clearTimeout(this.timers.get(id));
    const step = this.steps.get(id);
    if (!step || step.sending || step.pending === 0) return;
    this.put(id, { ...step, pending: 0, sending: true });
    const patience = setTimeout(() => this.change(id, { busy: true }), PATIENCE_MS);
    const saved = await this.send(id, step.pending);
    clearTimeout(patience);
    const { pending = 0 } = this.steps.get(id) ?? {};
    if (!saved) this.drop(id);
    else {
      const shown = round(saved.quantite + pending);
      this.put(id, { shown, pending, sending: false, busy: false, settled: pending ? undefined : saved.version });
      if (pending) void this.flush(id);
    }
  }

  private change(id: string, part: Partial<Step>) {
    const step = this.steps.get(id);
    if (step) this.put(id, { ...step, ...part });
  }

  private put(id: string, step: Step) {
    this.steps.set(id, step);
    this.tell();
  }

  private drop(id: string) {
    this.steps.delete(id);
    this.tell();
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;

export function shownQuantity(article: Counted, step: Step | undefined): number {
  if (!step || (step.settled !== undefined && article.version >= step.settled)) return article.quantite;
  return step.shown;
}
