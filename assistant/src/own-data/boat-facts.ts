import type { Answer } from "@bosco/domain/assistant";
import type { Boat } from "@bosco/domain/boats";
import { fold } from "@bosco/domain/french";
import type { Aboard } from "./aboard.ts";
import { type Engines, enginesByBoat, hoursOf, typesOf } from "./engines.ts";
import { answerWith, boatTag, lines, number, PAGES, plain } from "./wording.ts";

export type FactName =
  | "Nom"
  | "Tirant d’eau"
  | "Eaux usées"
  | "Eau douce"
  | "Carburant"
  | "Longueur"
  | "Largeur"
  | "Heures moteur"
  | "Moteur"
  | "Modèle"
  | "Année"
  | "Acheté en"
  | "Immatriculation"
  | "Numéro de coque (HIN)"
  | "MMSI"
  | "Port d’attache"
  | "Pavillon"
  | "Couleur"
  | "Note";

interface Fact {
  name: FactName;
  /** How people ask for it, folded. */
  asked: RegExp;
  /** null where the owner has not filled it in. */
  of: (boat: Boat, engines: Engines) => string | null;
}

const metres = (value: number | null) => (value === null ? null : `${number(value)}\u00a0m`);
const litres = (value: number | null) => (value === null ? null : `${number(value)}\u00a0L`);
const filledIn = (value: string | null) => (value === null ? null : plain(value));
const year = (value: number | null) => (value === null ? null : String(value));

/** In the order in which a boat is described. */
const FACTS: Fact[] = [
  { name: "Nom", asked: /\bnom\b|\bappelle\b/, of: (boat) => plain(boat.nom) },
  {
    name: "Tirant d’eau",
    asked:
      /tirant(?!.d.air)|profond|calaison|\bcale\b|enfonce|\bd.eau (?:sous|au.dessus)|quille|\bseuil|\bdescend|\btouche|\bde fond\b|draft|draught/,
    of: (boat) => metres(boat.tirant_eau),
  },
  { name: "Eaux usées", asked: /usee|noire|grise|septique|retention/, of: (boat) => litres(boat.capacite_eaux_usees) },
  {
    name: "Eau douce",
    asked:
      /\beau\b(?!x)(?<!\b(?:d|dans l|sous l).eau)|eau douce|(?:reservoir|capacite|cuve)s? d.eau|potable|\blaver\b|douch|ras bord|\bcuves?\b/,
    of: (boat) => litres(boat.capacite_eau),
  },
  {
    name: "Carburant",
    asked:
      /carburant|gasoil|gazole|essence|diesel|fuel|sans.plomb|\ba la pompe\b|pompiste|reservoir$|\bplein\b|autonomie|\bavale|\bboi(?:re|t)\b|\ba sec\b/,
    of: (boat) => litres(boat.capacite_carburant),
  },
  {
    name: "Longueur",
    asked:
      /longueur|\blongs?\b|\btaille\b|dimension|metres|bout (?:en|a l.autre) bout|hors.tout|mesure|\btient\b|remorque|hangar|\bgrande?\b|how long/,
    of: (boat) => metres(boat.longueur),
  },
  {
    name: "Largeur",
    asked: /largeur|\blarge\b|\bbau\b|\btaille\b|dimension|\brentre\b|catway|ecluse/,
    of: (boat) => metres(boat.largeur),
  },
  { name: "Heures moteur", asked: /heures/, of: (_boat, engines) => hoursOf(engines) },
  {
    name: "Moteur",
    asked: /moteur|\bmoulin\b|motorisation|puissance|chevaux/,
    of: (_boat, engines) => typesOf(engines),
  },
  {
    name: "Modèle",
    asked: /modele|constructeur|chantier|marque|\btype\b|c.est quoi comme|caracteristique|fiche technique/,
    of: (boat) => plain(`${boat.nom_constructeur} ${boat.nom_modele}`),
  },
  {
    name: "Année",
    asked: /annee|construit|construction|\bage\b|millesime|date de|\bvieux|de quand|sorti/,
    of: (boat) => year(boat.annee_construction ?? boat.annee),
  },
  { name: "Acheté en", asked: /achat|achete/, of: (boat) => year(boat.annee_achat) },
  {
    name: "Immatriculation",
    asked:
      /immat|francisation|numero d.(?:enregistrement|inscription)|matricule|papiers|(?:deux|2) lettres|plaque|peint sur la coque/,
    of: (boat) => filledIn(boat.immatriculation),
  },
  {
    name: "Numéro de coque (HIN)",
    asked: /\bhin\b|\bcin\b|numero de (coque|serie)|win\b/,
    of: (boat) => filledIn(boat.numero_hin),
  },
  { name: "MMSI", asked: /mmsi|(?:9|neuf) chiffres|\bvhf\b|\bais\b|asn/, of: (boat) => filledIn(boat.mmsi) },
  {
    name: "Port d’attache",
    asked: /\bport\b(?! me| veut| demande)|attache|amarr|\bbase\b|rejoindre|rendez.vous/,
    of: (boat) => filledIn(boat.port_attache),
  },
  { name: "Pavillon", asked: /pavillon|nationalite|drapeau/, of: (boat) => boat.pavillon },
  { name: "Couleur", asked: /couleur|peint|teinte/, of: (boat) => filledIn(boat.couleur) },
  { name: "Note", asked: /\bnotes?\b|remarque/, of: (boat) => filledIn(boat.note) },
];

const NOT_TOLD_UNASKED: readonly FactName[] = ["Nom", "Note"];
const CAPACITIES: readonly FactName[] = ["Eau douce", "Carburant", "Eaux usées"];

/** Whether a text names a fact that Bosco keeps of boats. */
export const namesFact = (text: string) => factsNamed(text).length > 0;

/** The facts a subject names; all three tanks when it says no more than 'capacité'. */
function factsNamed(subject: string): Fact[] {
  const wanted = fold(subject).trim();
  if (/^(?:les |la |des |de |du )*(?:capacites?|reservoirs?)$/.test(wanted))
    return FACTS.filter(({ name }) => CAPACITIES.includes(name));
  return FACTS.filter(({ asked }) => asked.test(wanted));
}

/** A fact of the boats asked about; what is known of them when the question names none. */
export async function boatFacts({ rows, boats, question }: Aboard, subject: string): Promise<Answer> {
  const asked = factsNamed(subject);
  const enginesOf = enginesByBoat(await rows.engines(boats), question, boats);
  if (asked.length === 0) {
    const head = subject === "" ? undefined : `« ${plain(subject)} » n’est pas noté dans Bosco. Voici ce qui l’est :`;
    const cards = boats
      .slice(0, 3)
      .map((boat) => `**${plain(boat.nom)}** :\n${lines(known(boat, enginesOf(boat)), FACTS.length)}`);
    return answerWith([head, ...cards], PAGES.boats);
  }
  const told = boats.flatMap((boat) =>
    asked.map(({ name, of }) => ({ head: `${name} de **${plain(boat.nom)}**`, value: of(boat, enginesOf(boat)) })),
  );
  const items = told.map(({ head, value }) => `${head} : ${value ?? "pas encore renseigné"}`);
  const isMissing = told.some(({ value }) => value === null);
  return answerWith(
    [lines(items), isMissing ? "Ce qui manque se complète dans la fiche du navire." : undefined],
    PAGES.boats,
  );
}

/** A tank's name alone would say what is in it. */
const READ_AS: Partial<Record<FactName, string>> = {
  Carburant: "Réservoir de carburant",
  "Eau douce": "Réservoir d’eau douce",
  "Eaux usées": "Réservoir d’eaux usées",
};

/** These facts of the boats, where their owner has filled them in. */
export function filledFacts(
  boats: readonly Boat[],
  names: readonly FactName[],
  enginesOf: (boat: Boat) => Engines,
): string[] {
  return boats.flatMap((boat) =>
    FACTS.flatMap(({ name, of }) => {
      const value = names.includes(name) ? of(boat, enginesOf(boat)) : null;
      return value === null ? [] : [`${READ_AS[name] ?? name}${boatTag(boat.id, boats)} : ${value}`];
    }),
  );
}

function known(boat: Boat, engines: Engines): string[] {
  return FACTS.flatMap(({ name, of }) => {
    const value = NOT_TOLD_UNASKED.includes(name) ? null : of(boat, engines);
    return value === null ? [] : [`${name} : ${value}`];
  });
}
