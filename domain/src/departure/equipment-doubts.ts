import { counted, frenchDay } from "../french/index.ts";
import type { Required } from "../safety/index.ts";
import { countOf, tiedTo } from "./aboard.ts";
import type { Refusal } from "./judged.ts";
import { faultIn, isCalled, isSurely, piecesIn, placesIn } from "./recognise.ts";
import type { Words } from "./recognised-words.ts";
import type { DepartureArticle, DepartureRows } from "./rows.ts";
import { returnDay, type Trip } from "./trip.ts";

export interface Doubt extends Omit<Refusal, "poids" | "connu"> {
  /** Too little by what is written; to be written, since no look would hold; or for a look to settle. */
  sort: "short" | "unwritten" | "unknown";
}

/** What a name leaves open that tells a thing from what is only alike. */
const ASKED: Readonly<Record<string, string>> = {
  "vhf-fixe": "fixe ou portable",
  lampe: "étanche ou non",
  balise: "celle du bateau (EPIRB) ou d’une personne",
  pavillon: "celui du bateau ou un autre",
};

/**
 * What is not known of enough things aboard: which they are, until when they are good, for how many. A string says, on the
 * contrary, what settles it.
 */
export function doubtOf(
  required: Required,
  good: readonly DepartureArticle[],
  rows: DepartureRows,
  trip: Trip,
): Doubt | string | undefined {
  const unsure = judgeKind(required, good, rows);
  if (unsure) return unsure;
  if (required.id === "radeau") {
    const few = judgePlaces(good, trip);
    if (few) return few;
  }
  if (required.id === "harnais") {
    const loose = judgeTethers(required, good, rows, trip);
    if (loose) return loose;
  }
  return judgeDate(required, good, rows, trip);
}

function judgeKind(
  { id, nom, quantite }: Required,
  good: readonly DepartureArticle[],
  rows: DepartureRows,
): Doubt | undefined {
  const tied = tiedTo(id, rows);
  const isSure = (article: DepartureArticle) => tied.has(article.id) || isSurely(article, id);
  if (countOf(good.filter(isSure)) >= quantite) return undefined;
  const unsure = good.find((article) => !isSure(article));
  if (!unsure) return undefined;
  const titre = `${nom}\u00a0: «\u00a0${unsure.nom}\u00a0», ${ASKED[id] ?? "à préciser"}\u00a0?`;
  return { sort: "unknown", titre, article: unsure };
}

/** For how many the rafts are that say it. */
const placesOf = (rafts: readonly DepartureArticle[]): number =>
  rafts.reduce((sum, raft) => sum + (placesIn(raft) ?? 0) * piecesIn(raft), 0);

/** A place for everybody aboard. why not a look: it would hold when one more comes along. */
function judgePlaces(good: readonly DepartureArticle[], { personnes }: Trip): Doubt | undefined {
  const known = placesOf(good);
  if (known >= personnes) return undefined;
  const [article] = good;
  const silent = good.find((raft) => placesIn(raft) === null);
  if (!silent) {
    const titre = `Radeau de survie\u00a0: ${counted(known, "place")} pour ${counted(personnes, "personne")}`;
    return { sort: "short", titre, article };
  }
  const pourquoi = "Écrivez son nombre de places dans le nom de l’article, par exemple «\u00a0Radeau 6 places\u00a0».";
  return { sort: "unwritten", titre: "Radeau de survie\u00a0: nombre de places à noter", pourquoi, article: silent };
}

const TETHER: Words = { is: /\blonges?\b/, isNot: /\b(porc|chiens?|veau|laisse)\b|sans longe/ };

/** A harness holds nobody without a tether. */
function judgeTethers(
  { quantite }: Required,
  good: readonly DepartureArticle[],
  { articles, controles }: DepartureRows,
  trip: Trip,
): Doubt | undefined {
  const tied = tiedTo("harnais", { controles });
  const back = returnDay(trip);
  const isTether = (article: DepartureArticle) => isCalled(article.nom, TETHER) && !faultIn(article, "harnais", back);
  const tethers = countOf(articles.filter((one) => one.quantite > 0 && isTether(one)));
  if (tethers >= quantite || good.some(({ id }) => tied.has(id))) return undefined;
  const titre =
    tethers === 0
      ? "Longes de harnais\u00a0: rien de noté"
      : `Longes de harnais\u00a0: ${tethers} à bord, ${quantite} demandées`;
  const pourquoi = "Notez-les dans l’inventaire, ou écrivez «\u00a0harnais et longe\u00a0» si elles vont ensemble.";
  // why no look where each needs one: it would hold when one more comes along.
  const none = quantite > 1 ? "unwritten" : "unknown";
  return {
    sort: tethers > 0 ? "short" : none,
    titre,
    pourquoi,
    buy: "Longe de harnais",
    missing: quantite - tethers,
  };
}

/** The papers of a service: until they are over they say what the thing itself does not. */
const SERVICED: Readonly<Record<string, string>> = { radeau: "Certificat radeau", incendie: "Extincteurs" };

function judgeDate(
  { id, nom, quantite, expires }: Required,
  good: readonly DepartureArticle[],
  rows: DepartureRows,
  trip: Trip,
): Doubt | string | undefined {
  const undated = expires ? good.find(({ date_peremption }) => date_peremption === null) : undefined;
  const dated = good.filter(({ date_peremption }) => date_peremption !== null);
  if (!undated) return undefined;
  // why places of rafts: one that is dated is enough for those that it holds.
  if (id === "radeau" ? placesOf(dated) >= trip.personnes : countOf(dated) >= quantite) return undefined;
  const back = returnDay(trip);
  const services = rows.papiers
    .flatMap(({ type, date_expiration }) =>
      type === SERVICED[id] && date_expiration !== null ? [date_expiration] : [],
    )
    .filter((date) => date > back)
    .sort();
  // why of rafts as many: each has a certificate of its own; one paper tells of all extinguishers.
  const service = services.at(id === "radeau" ? -Math.max(1, countOf(good) - countOf(dated)) : -1);
  if (service) return `révision valable jusqu’au ${frenchDay(service)}`;
  return { sort: "unknown", titre: `${nom}\u00a0: date de validité à vérifier`, article: undated };
}
