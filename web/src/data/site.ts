import type { Site } from "@bosco/contract";
import { useSyncExternalStore } from "react";

let known: Site | undefined;
let isRead = false;
const watchers = new Set<() => void>();

/** The server writes it into every page it sends; Vite, in development, does not. */
async function readSite() {
  isRead = true;
  const sent = document.getElementById("site")?.textContent;
  if (sent) known = JSON.parse(sent);
  else {
    // why: a plain fetch, so that the public pages do not load the whole contract.
    const response = await fetch("/api/site").catch(() => undefined);
    if (response?.ok) known = await response.json();
    else isRead = false;
  }
  for (const watcher of [...watchers]) watcher();
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  if (!isRead) void readSite();
  return () => watchers.delete(watcher);
}

/** What this server says about itself: the blanks of the legal pages, and whether it sends mail. */
export const useSite = (): Site | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
