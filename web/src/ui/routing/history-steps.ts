/**
 * Steps of the browser's history that are no page of their own: an open dialog is one, so that Back closes it. Each entry of
 * the history knows how many are open there; whoever closes a dialog otherwise is led back over its step.
 */
type Leave = () => boolean;

/** What we keep with an entry of the history. */
export interface EntryState {
  /** One per page; the steps over it have it too. */
  key: string;
  /** Its place in the history, counted from where this document began. */
  index: number;
  /** How many steps are open here. */
  step?: number;
}

export const entry = (): EntryState => history.state;
const depth = (): number => entry().step ?? 0;

const open: Leave[] = [];
/** The entry of the highest step. */
let highest: EntryState | undefined;
/** We lead through the history ourselves, which takes a moment: what then comes is no press of Back. */
let isReturning = false;
const waiting: (() => void)[] = [];
/** Where somebody else wants to lead, who waits for an answer of what is open. */
let wish: (() => void) | undefined;
/** A browser that has forgotten an entry leads nowhere: nobody waits for it longer than this. */
const PATIENCE_MS = 3_000;
let patience: ReturnType<typeof setTimeout> | undefined;
/** The address as it was changed on a step, for the entries below it. */
let changed: { key: string; href: string } | undefined;

/** Enters a step. `leave` is asked by Back: it closes, or says no. Gives the way to say that it was closed. */
export function enterStep(leave: Leave): () => void {
  open.push(leave);
  // why not while we lead: a new entry would be made where we only pass; on arrival they are matched anyway.
  if (!isReturning) matchHistory();
  return () => {
    const index = open.indexOf(leave);
    if (index < 0) return;
    open.splice(index, 1);
    // why later: the press that closes may also open the next one, or lead to another page, which takes the step's place.
    setTimeout(goOn);
  };
}

/** What was asked has answered: with everything closed the wish is followed, else forgotten. */
function goOn(): void {
  const move = wish;
  wish = undefined;
  if (move && open.length === 0) onceReturned(move);
  else goBackOver();
}

/** Closes what is open over so many steps; false where one stays. */
function closeDownTo(count: number): boolean {
  while (open.length > count) {
    if (!open.at(-1)?.()) return false;
    open.pop();
    wish = undefined;
  }
  return true;
}

/** Moves on once what is open has been left: it is asked as by Back, and what it asks its user in turn is waited for. */
export function onceLeft(move: () => void): void {
  // why not asked twice: its question is open already, or it is held.
  if (!wish && closeDownTo(0)) {
    move();
    return;
  }
  wish = move;
  goBackOver();
}

/** As many entries as there are open steps; the one that another step has just left is used again. */
function matchHistory(): void {
  for (let step = depth() + 1; step <= open.length; step += 1) {
    const { key, index } = entry();
    history.pushState({ key, index: index + 1, step } satisfies EntryState, "");
  }
  highest = entry();
}

function lead(distance: number): void {
  isReturning = true;
  patience = setTimeout(arrive, PATIENCE_MS);
  history.go(distance);
}

/** Leads back over steps that nobody stands on. */
function goBackOver(): void {
  const surplus = depth() - open.length;
  if (surplus > 0 && !isReturning) lead(-surplus);
}

/** Where we were leading: what waited for it goes on. */
function arrive(): void {
  clearTimeout(patience);
  isReturning = false;
  for (const move of waiting.splice(0)) move();
  matchHistory();
  goBackOver();
}

/** Told of every move in the history; false where it is being taken back, and nothing is to be drawn. */
export function followSteps(): boolean {
  takeAddressAlong();
  if (isReturning) {
    arrive();
    return true;
  }
  if (!closeDownTo(depth())) return stay();
  goBackOver();
  return true;
}

/** Back again to the step that is not left: over the page it stands on, or from the page that a longer way has led to. */
function stay(): boolean {
  if (!highest || highest.key === entry().key) {
    matchHistory();
    return true;
  }
  lead(highest.index - entry().index);
  return false;
}

/** An address that was changed on a step is that of the page below it too. */
function takeAddressAlong(): void {
  if (changed?.key === entry().key) history.replaceState(entry(), "", changed.href);
  if (depth() === 0) changed = undefined;
}

/** Moves on in the history; while it is being led back, after that: a move in between would be the one taken back. */
export function onceReturned(move: () => void): void {
  if (isReturning) waiting.push(move);
  else move();
}

/** The page is seen otherwise, whatever is open over it. */
export function rememberAddress(href: string): void {
  if (depth() > 0) changed = { key: entry().key, href };
}

/**
 * Moves on to another page, which nothing is open over: in the place of the lowest step, or of the page below it where that is
 * to be replaced.
 */
export function leaveSteps(replacesPage: boolean, move: () => void): void {
  open.length = 0;
  wish = undefined;
  const surplus = depth() - (replacesPage ? 0 : 1);
  if (surplus <= 0) {
    move();
    return;
  }
  waiting.push(move);
  lead(-surplus);
}

/** A page that was loaded anew on a step has none open. */
export const leaveOldSteps = goBackOver;
