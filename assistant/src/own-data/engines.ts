import { dayIn } from "@bosco/domain";
import type { Answer } from "@bosco/domain/assistant";
import { type Boat, type Engine, engineOf } from "@bosco/domain/boats";
import { hoursPerDay, momentsByEngine } from "@bosco/domain/maintenance";
import { type Aboard, withoutBoatNames } from "./aboard.ts";
import { saidByName } from "./find-by-name.ts";
import { answerWith, hours, lines, on, PAGES, plain } from "./wording.ts";

/** What any engine is called. */
const GENERAL = new Set("moteur propulsion diesel".split(" "));
/** why: 'les 2 moteurs' is no 'Moteur 2'. */
const HOW_MANY = /\b\d+ (?=moteurs\b)/g;

/** The engines that a question says by what tells them from others, 'le moteur tribord'; all when it says no more than 'moteur'. */
function enginesAskedAbout(engines: readonly Engine[], question: string, boats: readonly Boat[]): readonly Engine[] {
  const said = saidByName(engines, withoutBoatNames(question, boats).replace(HOW_MANY, ""), GENERAL);
  return said.length > 0 ? said : engines;
}

const ofBoat = (engines: readonly Engine[], bateau_id: string) =>
  engines.filter((engine) => engine.bateau_id === bateau_id);

/** The engines of one boat that are spoken of. */
export interface Engines {
  spokenOf: readonly Engine[];
  /** Whether the boat has more than one: each is told by its name then. */
  areSeveral: boolean;
}

/** Of each boat the engines that a question says; where it says none of a boat's, all of them. */
export function enginesByBoat(engines: readonly Engine[], question: string, boats: readonly Boat[]) {
  const asked = enginesAskedAbout(engines, question, boats);
  return ({ id }: Pick<Boat, "id">): Engines => {
    const [own, said] = [ofBoat(engines, id), ofBoat(asked, id)];
    return { spokenOf: said.length > 0 ? said : own, areSeveral: own.length > 1 };
  };
}

const each = ({ spokenOf, areSeveral }: Engines, tell: (engine: Engine) => string) =>
  spokenOf.map((engine) => `${tell(engine)}${areSeveral ? ` (${plain(engine.nom)})` : ""}`).join(", ");

/** '842 h'; '842 h (Moteur bâbord), 839 h (Moteur tribord)'. */
export const hoursOf = (engines: Engines) => each(engines, ({ heures }) => hours(heures));

/** 'Yanmar 3JH40'; '2 × Yanmar 3JH40'; 'Yanmar 3JH40 (Moteur), Onan 6 kW (Groupe électrogène)'. */
export function typesOf(engines: Engines): string {
  const [type, ...others] = new Set(engines.spokenOf.map((engine) => plain(engine.type)));
  const count = engines.spokenOf.length;
  if (count > 1 && type !== undefined && others.length === 0) return `${count} × ${type}`;
  return each(engines, (engine) => plain(engine.type));
}

/** The hours of each engine asked about, when they were read, and how fast they come. */
export async function engineHours({ rows, boats, today, question }: Aboard): Promise<Answer> {
  const [engines, latest, oldest] = await Promise.all([
    rows.engines(boats),
    rows.hours("latest", today),
    rows.hours("oldest", today),
  ]);
  const momentOf = momentsByEngine(engines, oldest, today);
  const line = (engine: Engine) => {
    const { id, bateau_id, heures } = engine;
    const boat = boats.find((one) => one.id === bateau_id);
    const name = ofBoat(engines, bateau_id).length > 1 ? `, ${plain(engine.nom)}` : "";
    const reading = latest.find((one) => engineOf(one) === id);
    const rate = hoursPerDay(momentOf({ bateau_id, moteur_id: id }));
    const read = reading ? ` (relevé ${on(dayIn(new Date(reading.date_releve), "Europe/Paris"))})` : "";
    const pace = rate ? `, environ ${hours(Math.round(rate * 30))} par mois` : "";
    return `**${plain(boat?.nom ?? "")}**${name} : ${hours(heures)}${read}${pace}`;
  };
  const asked = enginesAskedAbout(engines, question, boats);
  return answerWith(
    [asked.length > 1 ? "Heures des moteurs :" : "Heures du moteur :", lines(asked.map(line))],
    PAGES.boats,
  );
}
