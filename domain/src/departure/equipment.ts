import { type BoatTrait, guessBoatTraits, guessSails, isOutboard } from "../boats/index.ts";
import { frenchDay } from "../french/index.ts";
import { type Required, requiredEquipment } from "../safety/index.ts";
import { countOf, findAboard, isUntold, named } from "./aboard.ts";
import type { Looks } from "./check.ts";
import { doubtOf } from "./equipment-doubts.ts";
import { faultyWords } from "./faulty-words.ts";
import { judgeJackets } from "./judge-jackets.ts";
import { type Judged, met, type Refusal, refusal } from "./judged.ts";
import { overWords } from "./over-words.ts";
import type { Weight } from "./reason.ts";
import type { DepartureRows } from "./rows.ts";
import type { Trip, TripToday } from "./trip.ts";

/** Without these nobody leaves. What else is not written down may well be aboard: somebody has to look. */
const VITAL: ReadonlySet<string> = new Set([
  "incendie",
  "bouee",
  "feux-a-main",
  "radeau",
  "vhf-fixe",
  "balise",
  "harnais",
  "coupe-circuit",
]);

/** Jackets are counted by level, for adults and children apart. */
const isJackets = ({ id }: Pick<Required, "id">) => id.startsWith("gilets-");

/** What the Division 240 asks for in that zone, held against what is aboard and still good on the day one is back. */
export function judgeEquipment(rows: DepartureRows, trip: TripToday, looks: Looks): Judged {
  const judged: Judged = { raisons: [], acquis: [] };
  for (const required of requiredEquipment({ ...trip, traits: traitsOf(rows) })) {
    if (required.id === "marees" && trip.mediterranee) continue;
    const { raisons, acquis } = isJackets(required)
      ? judgeJackets(required, rows, trip, looks)
      : judgeThings(required, rows, trip, looks);
    judged.raisons.push(...raisons);
    judged.acquis.push(...acquis);
  }
  return judged;
}

/** What a boat has that asks for more: sails unless something says that it has none, an outboard if any engine is one. */
function traitsOf({ bateau, moteurs }: DepartureRows): BoatTrait[] {
  const traits = new Set(guessBoatTraits(bateau));
  if (guessSails(bateau) !== false) traits.add("voiles");
  if (moteurs.some(({ type }) => isOutboard(type))) traits.add("hors-bord");
  return [...traits];
}

/** What each person needs one of, or a place in: a look does not count them, so they have to be written down. */
const isForEach = ({ id, quantite }: Required) => id === "radeau" || (id === "harnais" && quantite > 1);

/** A boat without sails has enough with one harness, and of some boats nothing tells whether they have any. */
const MAYBE_ENOUGH =
  "Nous ne savons pas si ce bateau a des voiles\u00a0: à la voile il en faut un par personne, au moteur un seul suffit.";
const isMaybeEnough = ({ id }: Required, { bateau }: DepartureRows, count: number) =>
  id === "harnais" && count > 0 && guessSails(bateau) === undefined;

function judgeThings(required: Required, rows: DepartureRows, trip: TripToday, looks: Looks): Judged {
  const { id, nom, quantite } = required;
  const { good, over, faulty } = findAboard(required, rows, trip);
  const count = countOf(good);
  const refuse = (refused: Refusal): Judged => ({ raisons: [refusal(required, refused)], acquis: [] });
  const poids = weigh(id, trip);
  if (count >= quantite) {
    const doubt = doubtOf(required, good, rows, trip);
    if (doubt === undefined) return met(required, named(good));
    if (typeof doubt === "string") return met(required, `${named(good)}, ${doubt}`);
    const looked = looks(id);
    if (doubt.sort === "unknown" && looked !== undefined)
      return met(required, `${named(good)}, vérifié par vous le ${frenchDay(looked)}`);
    return refuse({
      ...doubt,
      poids: doubt.sort === "short" ? poids : lighter(poids),
      connu: doubt.sort !== "unknown",
    });
  }
  const [bad] = faulty;
  if (bad && count + countOf(faulty) >= quantite)
    return refuse({ ...faultyWords(required, bad, trip), poids: lighter(poids) });
  const [first] = over;
  if (first?.date_peremption) {
    const titre = `${nom}\u00a0: ${overWords(first.date_peremption, trip)}`;
    return refuse({ poids, titre, article: first, connu: true });
  }
  if (count > 0 || bad) {
    const titre = `${nom}\u00a0: ${count} à bord, ${quantite} demandés`;
    const short = { titre, missing: quantite - count, connu: true } as const;
    if (isMaybeEnough(required, rows, count))
      return refuse({ ...short, poids: lighter(poids), pourquoi: MAYBE_ENOUGH });
    return refuse({ ...short, poids });
  }
  const looked = looks(id);
  if (looked !== undefined && !isForEach(required)) return met(required, `Vérifié par vous le ${frenchDay(looked)}`);
  const titre = `${nom}\u00a0: rien de tel dans l’inventaire`;
  if (isUntold(id, rows))
    return refuse({ poids, titre: `${nom}\u00a0: à choisir dans l’inventaire`, pourquoi: UNTOLD });
  return refuse(isForEach(required) ? { poids, titre, pourquoi: COUNTED, connu: true } : { poids, titre });
}

/** why: a look does not say how many, and one more may come along. */
const COUNTED =
  "Ce qu’il faut pour chacun se compte\u00a0: notez-le dans l’inventaire, un coup d’œil n’en dit pas le nombre.";

const UNTOLD =
  "Sous pavillon étranger, le nom de l’article ne suffit pas\u00a0: dites lequel est celui du bateau, ou vérifiez-le vous-même.";

/** The flag is asked for outside territorial waters alone, and those reach farther than 6 milles. */
const isAskedLater = (id: string, { zone }: Trip) => id === "pavillon" && (zone === "basique" || zone === "cotier");

function weigh(id: string, trip: Trip): Weight {
  if (isAskedLater(id, trip)) return "note";
  return VITAL.has(id) ? "bloque" : "verifie";
}

/** What is aboard and only not known for sure keeps nobody ashore. */
const lighter = (weight: Weight): Weight => (weight === "note" ? "note" : "verifie");
