import { counted } from "../french/index.ts";
import type { Required } from "../safety/index.ts";
import { isOver, tiedTo } from "./aboard.ts";
import type { Looks } from "./check.ts";
import { faultyWords } from "./faulty-words.ts";
import { countJackets, type Jacket, readJacket } from "./jackets.ts";
import { type Judged, met, SOURCE } from "./judged.ts";
import { overWords } from "./over-words.ts";
import type { Reason, Remedy } from "./reason.ts";
import { faultIn } from "./recognise.ts";
import type { DepartureArticle, DepartureRows } from "./rows.ts";
import { CHILD_RULE, ruleName } from "./rule-names.ts";
import { returnDay, type Trip, type TripToday } from "./trip.ts";

/** The least level for adults, by the rule that asks. */
const LEVEL_OF: Readonly<Record<string, number>> = { "gilets-50": 50, "gilets-100": 100, "gilets-150": 150 };
const CHILD_LEVEL = 100;
/** Near the coast, a swimmer may wear this: which nobody but the skipper can know. */
const SWIMMER_LEVEL = 50;

interface Kept extends Jacket {
  article: DepartureArticle;
  isOver: boolean;
  /** Its name says that it is no good, or not there. */
  isFaulty: boolean;
}

interface Group {
  who: "adulte" | "enfant";
  /** Under which a person says that he has looked, or which article it is. */
  regle: string;
  need: number;
  least: number;
  own: readonly Kept[];
}

/** Jackets are counted by level, for adults and children apart. */
export function judgeJackets(required: Required, rows: DepartureRows, trip: TripToday, looks: Looks): Judged {
  const least = LEVEL_OF[required.id] ?? 150;
  const jackets = jacketsAboard(required, least, rows, trip);
  const children = Math.min(Math.max(0, trip.enfants), trip.personnes);
  const groups: Group[] = [
    {
      ...{ who: "adulte", regle: required.id, need: trip.personnes - children, least },
      own: jackets.filter(({ isChilds }) => !isChilds),
    },
    {
      // why a rule of its own: whoever has looked at the adults' has not looked at the children's.
      ...{ who: "enfant", regle: CHILD_RULE, need: children, least: CHILD_LEVEL },
      own: jackets.filter(({ isChilds }) => isChilds),
    },
  ];
  const raisons = groups.flatMap((group) => judgeGroup(required, group, trip, looks) ?? []);
  if (raisons.length > 0) return { raisons, acquis: [] };
  return met(required, counted(trip.personnes, "gilet convenable", "gilets convenables"));
}

function jacketsAboard(required: Required, least: number, rows: DepartureRows, trip: Trip): Kept[] {
  const [tied, tiedToChild] = [tiedTo(required.id, rows), tiedTo(CHILD_RULE, rows)];
  const back = returnDay(trip);
  return rows.articles.flatMap((article) => {
    const isSaidChilds = tiedToChild.has(article.id);
    const isTied = isSaidChilds || tied.has(article.id);
    const read = article.quantite > 0 ? readJacket(article, isTied) : undefined;
    if (!read) return [];
    const isChilds = isSaidChilds || read.isChilds;
    // why: who says that it is what this rule asks for says its level, where nothing else does.
    const said = isSaidChilds ? CHILD_LEVEL : isTied ? least : null;
    const isFaulty = faultIn(article, required.id, back) !== undefined;
    return [{ ...read, level: read.level ?? said, isChilds, article, isOver: isOver(article, trip), isFaulty }];
  });
}

/** What stands against a group's jackets; nothing where there are enough. A look settles what they are, never how many. */
function judgeGroup(required: Required, group: Group, trip: TripToday, looks: Looks): Reason | undefined {
  const { who, regle, need, least, own } = group;
  const left = own.filter((jacket) => !jacket.isOver);
  const good = left.filter((jacket) => !jacket.isFaulty);
  const { good: enough, unknown } = countJackets(good, least);
  if (enough >= need) return undefined;
  const mayDo = (jackets: readonly Kept[]) => mayBeEnough(required, group, jackets);
  const isUnknown = mayDo(good);
  // why close for swimmers: who is aboard is another crew next month.
  const looked = isUnknown ? looks(regle, enough + unknown < need) : undefined;
  if (looked !== undefined) return undefined;
  const wanted = ruleName(regle);
  const bad = isUnknown || !mayDo(left) ? undefined : left.find((jacket) => jacket.isFaulty)?.article;
  const { titre, article, pourquoi }: Told = isUnknown
    ? unknownWords(group, good)
    : bad
      ? faultyWords({ id: required.id, nom: wanted }, bad, trip)
      : shortWords(group, enough, own, trip);
  const remede: Remedy = article
    ? { geste: "voir-article", article_id: article.id }
    : { geste: "ajouter-aux-courses", nom: wanted, quantite: need - enough };
  return {
    id: `equipement:${required.id}${who === "enfant" ? ":enfants" : ""}`,
    poids: isUnknown || bad ? "verifie" : "bloque",
    sujet: "equipement",
    titre,
    pourquoi: [required.note, "Un gilet d’adulte ne tient pas un enfant.", pourquoi, SOURCE].filter(Boolean).join(" "),
    remede,
    regle,
    ...(!isUnknown && { connu: true as const }),
  };
}

/** Whether these would be enough if what nobody knows of them were good: their level, and who can swim. */
function mayBeEnough(required: Required, { who, need, least }: Group, jackets: readonly Kept[]): boolean {
  const { good, unknown } = countJackets(jackets, least);
  const mayBeSwimmers = required.id === "gilets-100" && who === "adulte";
  return (mayBeSwimmers ? countJackets(jackets, SWIMMER_LEVEL).good : good) + unknown >= need;
}

interface Told {
  titre: string;
  /** What is opened to mend it. */
  article?: DepartureArticle | undefined;
  pourquoi?: string;
}

const peopleOf = ({ who, need }: Group) => (who === "enfant" ? counted(need, "enfant") : counted(need, "adulte"));

function unknownWords(group: Group, good: readonly Kept[]): Told {
  const silent = good.find(({ level }) => level === null)?.article;
  return { titre: `Gilets pour ${peopleOf(group)}\u00a0: niveau à vérifier (niveau ${group.least})`, article: silent };
}

/** What is over is told, and opened, where it would have been one of those that are asked for. */
function shortWords(group: Group, enough: number, own: readonly Kept[], trip: TripToday): Told {
  const over = own.find((jacket) => jacket.isOver && (jacket.level ?? group.least) >= group.least)?.article;
  const short = `Gilets de niveau ${group.least}\u00a0: ${enough} pour ${peopleOf(group)}`;
  const date = over?.date_peremption;
  const silent = own.find(({ level, isOver: isGone }) => level === null && !isGone)?.article;
  const told: Told = date
    ? { titre: `${short}, ${overWords(date, trip)}`, article: over }
    : { titre: short, article: silent };
  return { ...told, pourquoi: "Les gilets se comptent d’après l’inventaire\u00a0: notez-y combien, et leur niveau." };
}
