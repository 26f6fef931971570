import type { Answer } from "@bosco/domain/assistant";
import type { Boat } from "@bosco/domain/boats";
import { fold } from "@bosco/domain/french";
import { CAPACITY, FACT_WORDS, type FactName } from "../recognisers/fact-words.ts";
import type { Aboard } from "./aboard.ts";
import { type Engines, enginesByBoat, hoursOf, typesOf } from "./engines.ts";
import { answerWith, boatTag, lines, number, PAGES, plain } from "./wording.ts";

interface Fact {
  name: FactName;
  /** null where the owner has not filled it in. */
  of: (boat: Boat, engines: Engines) => string | null;
}

const metres = (value: number | null) => (value === null ? null : `${number(value)}\u00a0m`);
const litres = (value: number | null) => (value === null ? null : `${number(value)}\u00a0L`);
const filledIn = (value: string | null) => (value === null ? null : plain(value));
const year = (value: number | null) => (value === null ? null : String(value));

/** In the order in which a boat is described. */
const FACTS: Fact[] = [
  { name: "Nom", of: (boat) => plain(boat.nom) },
  {
    name: "Tirant d’eau",
    of: (boat) => metres(boat.tirant_eau),
  },
  { name: "Eaux usées", of: (boat) => litres(boat.capacite_eaux_usees) },
  {
    name: "Eau douce",
    of: (boat) => litres(boat.capacite_eau),
  },
  {
    name: "Carburant",
    of: (boat) => litres(boat.capacite_carburant),
  },
  {
    name: "Longueur",
    of: (boat) => metres(boat.longueur),
  },
  {
    name: "Largeur",
    of: (boat) => metres(boat.largeur),
  },
  { name: "Heures moteur", of: (_boat, engines) => hoursOf(engines) },
  {
    name: "Moteur",
    of: (_boat, engines) => typesOf(engines),
  },
  {
    name: "Modèle",
    of: (boat) => plain(`${boat.nom_constructeur} ${boat.nom_modele}`),
  },
  {
    name: "Année",
    of: (boat) => year(boat.annee_construction ?? boat.annee),
  },
  { name: "Acheté en", of: (boat) => year(boat.annee_achat) },
  {
    name: "Immatriculation",
    of: (boat) => filledIn(boat.immatriculation),
  },
  {
    name: "Numéro de coque (HIN)",
    of: (boat) => filledIn(boat.numero_hin),
  },
  { name: "MMSI", of: (boat) => filledIn(boat.mmsi) },
  {
    name: "Port d’attache",
    of: (boat) => filledIn(boat.port_attache),
  },
  { name: "Pavillon", of: (boat) => boat.pavillon },
  { name: "Couleur", of: (boat) => filledIn(boat.couleur) },
  { name: "Note", of: (boat) => filledIn(boat.note) },
];

const NOT_TOLD_UNASKED: readonly FactName[] = ["Nom", "Note"];
const CAPACITIES: readonly FactName[] = ["Eau douce", "Carburant", "Eaux usées"];

/** The facts a subject names; all three tanks when it says no more than 'capacité'. */
function factsNamed(subject: string): Fact[] {
  const wanted = fold(subject).trim();
  if (CAPACITY.test(wanted)) return FACTS.filter(({ name }) => CAPACITIES.includes(name));
  return FACTS.filter(({ name }) => FACT_WORDS[name].test(wanted));
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
