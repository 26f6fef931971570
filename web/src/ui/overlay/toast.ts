export interface Toast {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stands, when its action needs longer than usual. */
  seconds?: number | undefined;
}

let draw: ((toast: Toast) => void) | undefined;
let undrawn: Toast | undefined;
let timesWanted = 0;
const watchers = new Set<() => void>();

/** One at a time: a new message takes the place of the last. */
export function showToast(toast: Toast): void {
  if (draw) draw(toast);
  else {
    undrawn = toast;
    wantToaster();
  }
}

/** How long 'Annuler' is offered: to read what was done and to change one's mind takes longer than to read. */
const UNDO_SECONDS = 10;

type Undoable = Pick<Toast, "description"> & { title?: string; onUndo: () => void };

/** Says what was done, and offers to take it back while the message stands. */
export function showUndo({ title = "Succès", onUndo, ...said }: Undoable): void {
  const action = { label: "Annuler", onPress: onUndo };
  showToast({ title, tone: "success", action, seconds: UNDO_SECONDS, ...said });
}

/** Loads what draws messages before there is one: without a network it would come too late. */
export function wantToaster(): void {
  timesWanted += 1;
  for (const watcher of watchers) watcher();
}

/** How often messages were wanted that nothing drew: each time is worth another try to load what draws them. */
export const toasterWanted = () => timesWanted;

/** The message that waits to be drawn. */
export const undrawnToast = () => undrawn;

export function dropUndrawn(): void {
  undrawn = undefined;
  for (const watcher of watchers) watcher();
}

export function watchToaster(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Gives messages to whoever draws them, the one that waited first. Returns how to stop. */
export function drawToasts(drawing: (toast: Toast) => void): () => void {
  draw = drawing;
  if (undrawn) draw(undrawn);
  undrawn = undefined;
  return () => {
    draw = undefined;
  };
}
