import { OWN_PATHS } from "./own-paths.ts";

/** What a notification shows, and the page that it opens. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of two with the same one, the newer takes the older's place. */
  tag: string;
  path: string;
}

/** Beyond that no push service carries anything. */
const MOST_LETTERS = 4_096;
const HOME = "/dashboard";

/** For what can't be read: a browser wants to see something for each push. */
export const UNREADABLE: PushMessage = {
  title: "Bosco",
  body: "Vous avez un rappel. Ouvrez Bosco pour le lire.",
  tag: "rappels",
  path: HOME,
};

/** What a push says, no longer than a lock screen shows. It comes from outside: nothing in it is believed unseen. */
export function readPushMessage(text: string | undefined, origin: string): PushMessage {
  const said = text && text.length <= MOST_LETTERS ? parse(text) : undefined;
  if (!said) return UNREADABLE;
  const { titre, texte, marque, page } = said;
  return {
    title: line(titre, 80) ?? UNREADABLE.title,
    body: line(texte, 240) ?? UNREADABLE.body,
    tag: line(marque, 100) ?? UNREADABLE.tag,
    path: ownPath(page, origin) ?? HOME,
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? { ...said } : undefined;
  } catch {
    return undefined;
  }
}

function line(value: unknown, most: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
  return text.length > most ? `${text.slice(0, most - 1)}…` : text || undefined;
}

/** An address of ours, with what it asks a page to show; nothing where it leads anywhere else. */
export function ownPath(address: unknown, origin: string): string | undefined {
  if (typeof address !== "string" || address.length > 500 || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin && OWN_PATHS.includes(url.pathname) ? url.pathname + url.search : undefined;
}
