import type { Day } from "@bosco/domain";
import type { Answer, PageLink } from "@bosco/domain/assistant";
import type { Boat } from "@bosco/domain/boats";
import { euros, frenchDay, frenchNumber as number, unbroken } from "@bosco/domain/french";
import { annexesOf } from "../engine/compose.ts";

const MOST_LINES = 12;
const LONGEST_NAME = 120;

export const PAGES = {
  boats: { titre: "Mes navires", chemin: "/mes-bateaux" },
  maintenance: { titre: "Maintenance", chemin: "/maintenance" },
  inventory: { titre: "Inventaire", chemin: "/inventory" },
  provisioning: { titre: "Avitaillement", chemin: "/inventory" },
  checklists: { titre: "Checklists", chemin: "/checklists" },
} as const satisfies Record<string, PageLink>;

/** An answer from the asker's own rows, with the page that shows them. */
export function answerWith(parts: readonly (string | undefined)[], ...liens: PageLink[]): Answer {
  const reponse = typeset(parts.filter(Boolean).join("\n\n"));
  return { reponse, origine: "donnees", urgence: false, annexes: annexesOf({ liens }) };
}

const MOST_LINKS = 4;

/** Two answers in one. What the first one says it is made of, the whole is. */
export function joined(first: Answer, second: Answer): Answer {
  const liens = [...first.annexes.liens, ...second.annexes.liens];
  const annexes = {
    ...second.annexes,
    liens: liens.filter(({ titre }, n) => liens.findIndex((link) => link.titre === titre) === n).slice(0, MOST_LINKS),
  };
  return { ...first, reponse: `${first.reponse}\n\n${second.reponse}`, annexes };
}

/** Spaces that must not break, as French sets them. */
export const typeset = (text: string) => unbroken(text).replace(/ (?=[%€])/g, "\u00a0");

/** What somebody has typed, as a part of a line: no line breaks, and none of the marks that shape an answer. */
export function plain(name: string): string {
  const line = name
    .replace(/[*|`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
}

/** A list that ends before it tires. */
export function lines(items: readonly string[], limit = MOST_LINES): string {
  const shown = items.slice(0, limit).map((item) => `- ${item}`);
  const left = items.length - shown.length;
  if (left > 0) shown.push(left === 1 ? "- … et 1 autre." : `- … et ${number(left)} autres.`);
  return shown.join("\n");
}

export { euros, number };
export const hours = (value: number) => `${number(value)}\u00a0h`;
export const on = (day: Day) => `le ${frenchDay(day)}`;
export const count = (n: number, one: string, many = `${one}s`) => `${number(n)} ${n < 2 ? one : many}`;

const SYMBOL = /^(?:[kcdm]?g|[cdm]?l|[ckm]?m|h|v|a|w|ah)$/i;

/** '2 kg', '6 boîtes'; an article counted in pieces says its number alone. */
export function quantity(value: number, unite: string): string {
  if (unite === "unité" || unite === "") return number(value);
  const unit = plain(unite);
  const isPlural = value >= 2 && !SYMBOL.test(unit) && !/[sxz]$/.test(unit);
  return `${number(value)}\u00a0${unit}${isPlural ? (unit.endsWith("eau") ? "x" : "s") : ""}`;
}

/** 'sur Korrigan', 'sur Korrigan et Pétrel', 'sur vos 4 navires'. */
export function aboard(boats: readonly Pick<Boat, "nom">[]): string {
  const [first, second] = boats.map(({ nom }) => `**${plain(nom)}**`);
  if (boats.length > 2) return `sur vos ${boats.length} navires`;
  return second ? `sur ${first} et ${second}` : `sur ${first}`;
}

/** ' (Korrigan)' where several boats are spoken of, ' (Korrigan, Moteur bâbord)' with what else tells one from another. */
export function boatTag(bateau_id: string, boats: readonly Pick<Boat, "id" | "nom">[], more?: string): string {
  const boat = boats.length > 1 ? boats.find(({ id }) => id === bateau_id) : undefined;
  const names = [boat?.nom, more].flatMap((name) => (name === undefined ? [] : [plain(name)]));
  return names.length > 0 ? ` (${names.join(", ")})` : "";
}
