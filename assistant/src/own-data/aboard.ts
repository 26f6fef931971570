import type { Answer } from "@bosco/domain/assistant";
import type { Boat } from "@bosco/domain/boats";
import { fold } from "@bosco/domain/french";
import type { OwnRows } from "./own-rows.ts";

/** What a question about one's own boats is answered from: the asker's rows, and the boats it is about. */
export interface Aboard {
  /** As it was asked. */
  question: string;
  rows: OwnRows;
  today: string;
  boats: readonly Boat[];
  /** For what the rows don't hold. */
  answerFromSheets: (question: string) => Answer;
}

export const idsOf = (boats: readonly Pick<Boat, "id">[]) => boats.map(({ id }) => id);

/** A text as words between spaces, so that a name is found whole or not at all. */
const asWords = (text: string) =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
const SHORTEST_NAME = 3;

/** The boats the question names; all of them when it names none. */
export async function boatsAskedAbout(rows: OwnRows, question: string): Promise<readonly Boat[]> {
  const boats = await rows.boats();
  const asked = asWords(question);
  const named = boats.filter(({ nom }) => {
    const name = asWords(nom);
    return name.trim().length >= SHORTEST_NAME && asked.includes(name);
  });
  return named.length > 0 ? named : boats;
}

/** Words that joined a name to the rest of the question, and join nothing now. */
const JOINING = /^(?:(?:de|du|d|le|la|l|les|sur|a|bord|dans) )+|(?: (?:de|du|d|le|la|l|sur|a|bord|dans))+$/g;

/** What a question is about, without the boat it names: 'gilet sur Korrigan' looks for a gilet. */
export function withoutBoatNames(subject: string, boats: readonly { nom: string }[]): string {
  const words = asWords(subject);
  const left = boats.reduce((rest, { nom }) => rest.replace(asWords(nom), " "), words);
  return left === words ? subject : left.trim().replace(JOINING, "").trim() || subject;
}

/** A stretch of the question as it was typed, with the accents and apostrophes that recognising it has taken away. */
export function asTyped(subject: string, question: string): string {
  const wanted = asWords(subject);
  const typed = [...question.matchAll(/[\p{L}\p{N}]+/gu)];
  const count = wanted.trim().split(" ").length;
  for (const [at, first] of typed.entries()) {
    const last = typed[at + count - 1];
    const stretch = last && question.slice(first.index, last.index + last[0].length);
    if (stretch && asWords(stretch) === wanted) return stretch;
  }
  return subject;
}
