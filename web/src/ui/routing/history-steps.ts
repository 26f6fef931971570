/**
 * Steps of the browser's history that are no page of their own: an open dialog is one, so that Back closes it. Each entry
 * of the history knows how many are open there; whoever closes a dialog otherwise is led back over its step.
 */
type Leave = () => boolean;

const open: Leave[] = [];
/** We lead back ourselves, which takes a moment: what then comes is no press of Back. */
let isReturning = false;
const waiting: (() => void)[] = [];
/** A browser that has forgotten the entry below a step leads nowhere: nobody waits for it longer than this. */
const PATIENCE_MS = 3_000;
let patience: ReturnType<typeof setTimeout> | undefined;

const depth = (): number => history.state?.step ?? 0;

/** What an entry of the history keeps of its page; a step adds to it. */
export interface EntryState {
  key: string;
  step?: number;
}

/** Enters a step. `leave` is asked by Back: it closes, or says no. Gives the way to say that it was closed. */
export function enterStep(leave: Leave): () => void {
  open.push(leave);
  matchHistory();
  return () => {
    const index = open.indexOf(leave);
    if (index < 0) return;
    open.splice(index, 1);
    // why later: the press that closes may also open the next one, or lead to another page, which takes the step's place.
    setTimeout(goBackOver);
  };
}

/** As many entries as there are open steps; the one that another step has just left is used again. */
function matchHistory(): void {
  for (let step = depth() + 1; step <= open.length; step += 1) history.pushState({ ...history.state, step }, "");
}

/** Leads back over steps that nobody stands on. */
function goBackOver(): void {
  const surplus = depth() - open.length;
  if (surplus <= 0 || isReturning) return;
  isReturning = true;
  patience = setTimeout(arrive, PATIENCE_MS);
  history.go(-surplus);
}

/** Back over the steps: what waited for it goes on. */
function arrive(): void {
  clearTimeout(patience);
  isReturning = false;
  for (const move of waiting.splice(0)) move();
  matchHistory();
}

/** Told by the router of every move in the history. */
export function followSteps(): void {
  if (isReturning) {
    arrive();
    goBackOver();
    return;
  }
  while (open.length > depth()) {
    const leave = open.at(-1);
    if (!leave?.()) {
      matchHistory();
      return;
    }
    open.pop();
  }
  goBackOver();
}

/** Moves on in the history; while it is being led back, after that: a move in between would be the one taken back. */
export function onceReturned(move: () => void): void {
  if (isReturning) waiting.push(move);
  else move();
}

/** A page that was loaded anew on a step has none open. */
export const leaveOldSteps = goBackOver;
