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
  private isOpen = true;
  private toast = pressTeller();
  private readonly watchers = new Set<() => void>();
  private readonly mourners = new Set<() => void>();

  tell = (check: Check) => {
    this.setCheck(check);
    if (!this.isOpen) this.toast.tell(check);
  };

  waits = () => this.isOpen;

  onGone = (listener: () => void) => {
    this.mourners.add(listener);
    return () => this.mourners.delete(listener);
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
    if (this.check) this.toast.tell(this.check);
    for (const mourner of [...this.mourners]) mourner();
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

/** The intention of the form that calls this, for as long as the form is open. */
export function useIntention(isOpen = true): Intention {
  const [intention] = useState(() => new Intention());
  useSyncExternalStore(intention.subscribe, () => intention.check);
  useEffect(() => {
    if (!isOpen) return;
    intention.open();
    return () => intention.leave();
  }, [intention, isOpen]);
  return intention;
}
