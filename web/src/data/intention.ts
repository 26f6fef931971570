import { useEffect, useState, useSyncExternalStore } from "react";
import { pressTeller } from "./tell-unanswered.ts";
import type { Check, Teller } from "./unanswered.ts";

/**
 * What a form is about to do, once: the row it makes and the operation that makes it, born with the form and kept until
 * the server has answered. As long as it is unknown whether a write arrived, `check` says so.
 */
export class Intention implements Teller {
  rowId = crypto.randomUUID();
  operationId = crypto.randomUUID();
  check: Check | undefined;
  /** The write that waits for its answer. */
  pending: Promise<unknown> | undefined;
  /** Whether the form that was opened with it still is: what comes later must not close another one. */
  isOpen = true;
  private toast = pressTeller();
  private readonly watchers = new Set<() => void>();
  private readonly goneListeners = new Set<() => void>();

  tell = (check: Check) => {
    this.setCheck(check);
    if (!this.isOpen) this.toast.tell(check);
  };

  waits = () => this.isOpen;

  onGone = (listener: () => void) => {
    this.goneListeners.add(listener);
    return () => this.goneListeners.delete(listener);
  };

  /** The server has answered. A refusal was rolled back: the row is still to be made, by another operation. */
  answered(isDone: boolean) {
    this.operationId = crypto.randomUUID();
    if (isDone) this.rowId = crypto.randomUUID();
    this.settle();
  }

  /** Nothing is being checked any more. */
  settle() {
    this.toast = pressTeller();
    this.setCheck(undefined);
  }

  open() {
    this.isOpen = true;
  }

  /** The form is closed. What is unknown goes on being checked, and is told by toast. */
  leave() {
    this.isOpen = false;
    for (const listener of [...this.goneListeners]) listener();
    if (this.check) this.toast.tell(this.check);
  }

  subscribe = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  private setCheck(check: Check | undefined) {
    this.check = check;
    for (const watcher of this.watchers) watcher();
  }
}

/** The intention of the form that calls this, for as long as the form is open. Opened again, it is another one. */
export function useIntention(isOpen = true): Intention {
  const [opening, setOpening] = useState(() => ({ isOpen, intention: new Intention() }));
  if (opening.isOpen !== isOpen) setOpening({ isOpen, intention: new Intention() });
  const { intention } = opening;
  useSyncExternalStore(intention.subscribe, () => intention.check);
  useEffect(() => {
    if (!isOpen) return;
    intention.open();
    return () => intention.leave();
  }, [intention, isOpen]);
  return intention;
}
