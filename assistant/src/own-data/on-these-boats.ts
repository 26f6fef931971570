import type { Answer, PageLink } from "@bosco/domain/assistant";
import { type Boat, type Engine, isOutboard } from "@bosco/domain/boats";
import { finishedWork, sortByDue } from "@bosco/domain/maintenance";
import { isAbout, type KnowledgeIndex } from "../engine/index-knowledge.ts";
import type { FactName } from "../recognisers/fact-words.ts";
import { boatsAskedAbout, idsOf } from "./aboard.ts";
import { filledFacts } from "./boat-facts.ts";
import { enginesByBoat } from "./engines.ts";
import { doneLine, dueLine, fleetOf } from "./maintenances.ts";
import type { OwnRows } from "./own-rows.ts";
import { aboard, lines, PAGES, typeset } from "./wording.ts";

/** What of a boat a sheet is read with, beside the hours of its engine for what is done by hours. */
const FIGURES: Record<string, readonly FactName[]> = {
  "consommation-carburant": ["Carburant", "Moteur"],
  "faire-le-plein": ["Carburant"],
  "carburants-e10-gazole-gnr": ["Carburant", "Moteur"],
  "bacteries-gasoil": ["Carburant"],
  "eau-dans-le-gasoil": ["Carburant"],
  "jauge-et-mauvais-nable": ["Carburant"],
  "eau-par-personne": ["Eau douce"],
  "economiser-l-eau": ["Eau douce"],
  "desinfecter-le-reservoir-d-eau": ["Eau douce"],
  "hivernage-eau-douce": ["Eau douce"],
  "eaux-noires": ["Eaux usées"],
  "echouage-volontaire": ["Tirant d’eau"],
  "mouillage-choisir": ["Tirant d’eau"],
  "lire-annuaire-des-marees": ["Tirant d’eau"],
  "coefficient-de-maree": ["Tirant d’eau"],
  "choisir-son-ancre": ["Longueur"],
  "amarrage-et-gardes": ["Longueur"],
  "place-de-port": ["Longueur", "Largeur"],
  "passer-une-ecluse": ["Tirant d’eau", "Largeur"],
  mmsi: ["MMSI"],
  "transpondeur-ais": ["MMSI"],
};
/** As many as are told by name. */
const MOST_BOATS = 2;
const MOST_WORK = 3;

export interface OwnBoats {
  rows: OwnRows;
  question: string;
  today: string;
  index: Pick<KnowledgeIndex, "filed" | "weight">;
}

/** An answer of one sheet, with what it means aboard: the figures it is read with, when the work was last done and is due again. */
export async function onTheseBoats(answer: Answer, { rows, question, today, index }: OwnBoats): Promise<Answer> {
  const { fiches, maintenance } = answer.annexes;
  const [sheet] = fiches;
  if (!sheet || fiches.length > 1 || answer.urgence || answer.origine !== "fiches") return answer;
  const figures = [...(FIGURES[sheet.id] ?? []), ...(maintenance?.categorie === "Moteur" ? HOURS : [])];
  if (figures.length === 0 && !maintenance) return answer;
  const asked = await boatsAskedAbout(rows, question);
  if (asked.length === 0) return answer;
  const engines = await rows.engines(asked);
  const boats = asked.filter(hasEngineOf(sheet.id, engines)).slice(0, MOST_BOATS);
  if (boats.length === 0) return answer;

  const work = maintenance ? await workOf(boats, sheet.id, { rows, today, index }) : [];
  const told = [...filledFacts(boats, figures, enginesByBoat(engines, question, boats)), ...work];
  if (told.length === 0) return answer;
  const liens: PageLink[] = [
    ...(work.length > 0 ? [PAGES.maintenance] : []),
    ...(figures.length > 0 ? [PAGES.boats] : []),
  ];
  const title = `S${aboard(boats).slice(1)} :`;
  return {
    ...answer,
    reponse: `${answer.reponse}\n\n${typeset(`${title}\n${lines(told)}`)}`,
    annexes: { ...answer.annexes, liens },
  };
}

/** When the work that a sheet is about was last done on these boats, and when it is due. */
async function workOf(
  boats: readonly Boat[],
  sheet: string,
  { rows, today, index }: Pick<OwnBoats, "rows" | "today" | "index">,
): Promise<string[]> {
  const work = (await rows.maintenances(idsOf(boats))).filter(({ titre }) => isAbout(index, sheet, titre));
  if (work.length === 0) return [];
  const fleet = await fleetOf({ rows, boats, today });
  const [last] = finishedWork(work);
  const open = sortByDue(
    work.filter(({ statut }) => statut !== "Terminée"),
    fleet.momentOf,
  );
  return [
    ...(last ? [`Dernière fois, ${doneLine(last, fleet)}`] : []),
    ...open.slice(0, MOST_WORK).map((m) => dueLine(m, fleet)),
  ];
}

/** Whether a boat has the kind of engine that a sheet is about. */
const hasEngineOf =
  (sheet: string, engines: readonly Engine[]) =>
  ({ id }: Pick<Boat, "id">): boolean =>
    engines.some(({ bateau_id, type }) => bateau_id === id && isAboutEngine(sheet, type));
const isAboutEngine = (sheet: string, type: string) =>
  !/hors-bord/.test(sheet) ? !INBOARD.test(sheet) || !isOutboard(type) : isOutboard(type);
/** Sheets about what an outboard has not. */
const INBOARD = /in-bord|saildrive|presse-etoupe|inverseur|gasoil|diesel|injecteur|turbo|hydrolube/;

const HOURS = ["Heures moteur"] as const satisfies readonly FactName[];
