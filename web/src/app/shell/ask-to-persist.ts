import { attempt } from "../../data/attempt.ts";

/** Says that this browser was asked: some put the question to the person in front of them. */
const ASKED = "bosco-conservation";

/** Asks the browser not to clear away by itself what is kept here. Once, and again in the installed application. */
export async function askToPersist(): Promise<void> {
  if (!navigator.storage?.persist || (await navigator.storage.persisted())) return;
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (attempt(() => localStorage.getItem(ASKED)) === "1" && !isInstalled) return;
  attempt(() => localStorage.setItem(ASKED, "1"));
  await navigator.storage.persist();
}
