import type { ApiError } from "../api-error.ts";
import type { Waiting } from "./waiting.ts";

/** What became of a write, for whoever waits for it. */
export type Settled =
  | { kind: "answered"; output: unknown }
  /** `waits`: for a decision, since whoever was to make it has gone. */
  | { kind: "refused"; error: ApiError; waits?: true }
  /** Called off on its way. */
  | { kind: "gone" };

interface Waiter {
  settle: (settled: Settled) => void;
  onSilence: () => void;
  mayDecide: () => boolean;
}

type Place = Pick<Waiting, "place">;

/** The forms and presses of this page that wait for what becomes of their writes. */
export class WhoWaits {
  private readonly waiters = new Map<number, Waiter>();

  /** `mayDecide`: whether a refusal is decided about there. why asked each time: a form may have been closed while its file travels. */
  untilSettled({ place }: Place, onSilence: () => void, mayDecide: () => boolean): Promise<Settled> {
    return new Promise((settle) => this.waiters.set(place, { settle, onSilence, mayDecide }));
  }

  leave = ({ place }: Place) => void this.waiters.delete(place);

  tellSilence = ({ place }: Place) => this.waiters.get(place)?.onSilence();

  mayDecide = ({ place }: Place): boolean => this.waiters.get(place)?.mayDecide() === true;

  end({ place }: Place, settled: Settled) {
    const waiter = this.waiters.get(place);
    this.waiters.delete(place);
    waiter?.settle(settled);
  }
}
