import type { Answer } from "@bosco/domain/assistant";
import { type Boat, boatKind } from "@bosco/domain/boats";
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
const KINDS: Record<ReturnType<typeof boatKind>, readonly string[]> = {
  voilier: ["voilier", "bateau a voile", "bateau a voiles", "sailboat", "sailing boat"],
  moteur: ["vedette", "bateau a moteur", "motor boat"],
  catamaran: ["catamaran", "cata"],
};

const THE = "(?:le|la|l|du|au|ce|cette|mon|ma|notre|the|my)";
/** 'Le 500 heures' and 'la vedette des gendarmes' are no boats of the asker's. */
const NOT_IT = "(?:h|heures?|litres?|metres?|d|de|des|du)";

/** How else a boat is called among the words of a question: 'le Jeanneau', 'le Sun Odyssey', 'le 349', 'la vedette'. */
function callsOf(boat: Boat): RegExp[] {
  const model = asWords(boat.nom_modele);
  const series = model.replace(/ \w*\d\w*(?= )/g, "");
  const numbers = model.match(/\b\d{3,}\b/g) ?? [];
  return [model, series, asWords(boat.nom_constructeur), ...numbers, ...KINDS[boatKind(boat)]]
    .map((name) => name.trim())
    .filter((name) => name.length >= SHORTEST_NAME)
    .map((name) => new RegExp(` ${THE} ${name}(?= (?!${NOT_IT} ))`));
}

/** 'Le bateau et la vedette': who says so means more than the one. */
const MORE_THAN_ONE =
  /\b(?:bateaux|navires|flotte|(?:bateau|navire|voilier|vedette|catamaran|cata) et|les deux(?! moteurs))\b/;

/** The boats the question names, or calls by what they are; all of them when it does neither. */
export async function boatsAskedAbout(rows: OwnRows, question: string): Promise<readonly Boat[]> {
  const boats = await rows.boats();
  const asked = asWords(question);
  const named = boats.filter(({ nom }) => {
    const name = asWords(nom);
    return name.trim().length >= SHORTEST_NAME && asked.includes(name);
  });
  if (named.length > 0) return named;
  if (MORE_THAN_ONE.test(asked)) return boats;
  const called = boats.filter((boat) => callsOf(boat).some((call) => call.test(asked)));
  return called.length > 0 ? called : boats;
}

/** Words that joined a name to the rest of the question, and join nothing now. */
const JOINING = /^(?:(?:de|du|d|le|la|l|les|sur|a|bord|dans) )+|(?: (?:de|du|d|le|la|l|sur|a|bord|dans))+$/g;

/** What a question is about, without the boat it names: 'gilet sur Korrigan' looks for a gilet. */
export function withoutBoatNames(subject: string, boats: readonly Boat[]): string {
  const words = asWords(subject);
  const calls = boats.flatMap((boat) => [asWords(boat.nom), ...callsOf(boat)]);
  const left = calls.reduce<string>((rest, call) => rest.replace(call, " "), words);
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
