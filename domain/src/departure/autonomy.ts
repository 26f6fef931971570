import { saidCapacity } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { counted, frenchNumber, frenchTenths } from "../french/index.ts";
import { energyNeed, foodAboard, reserveDays, waterCarried, waterNeed } from "../provisioning/index.ts";
import type { Looks } from "./check.ts";
import { CONSUMPTION_WORDS } from "./fuel-words.ts";
import type { Reason, Remedy } from "./reason.ts";
import type { DepartureArticle, DepartureRows } from "./rows.ts";
import { returnDay, seasonsOf, type Trip } from "./trip.ts";

const litres = (value: number) => `${frenchNumber(Math.ceil(value))}\u00a0L`;

const goodUntil = (articles: readonly DepartureArticle[], back: Day) =>
  articles.filter(
    ({ quantite, date_peremption }) => quantite > 0 && (date_peremption === null || date_peremption > back),
  );

/**
 * What is in a tank: what somebody has read, else what it holds when full; undefined where nobody has said that either. why never
 * more than it holds: a litre too many was typed, and is not aboard.
 */
function tankOf(read: number | null, held: number | undefined): number | undefined {
  return read === null ? held : Math.min(read, held ?? read);
}

/** That more was read than the tank holds: one of the two is wrong. */
function overfull(
  what: string,
  read: number | null,
  held: number | undefined,
): Pick<Reason, "titre" | "pourquoi"> | undefined {
  if (read === null || held === undefined || read <= held) return undefined;
  return {
    titre: `${litres(read)} ${what} notés, les réservoirs en tiennent ${frenchNumber(held)}`,
    pourquoi: "Corrigez ce qui a été lu, ou la capacité dans la fiche du bateau.",
  };
}

const complete: Remedy = { geste: "completer-trajet" };

/** Water in tanks and bottles against people, with the reserve that nobody touches. */
export function judgeWater(rows: DepartureRows, trip: Trip, looks: Looks): Reason[] {
  const need = seasonsOf(trip)
    .map((season) => waterNeed(trip.personnes, trip.jours, season))
    .reduce((most, one) => (one.drinking > most.drinking ? one : most));
  const isOuting = trip.jours <= 1;
  // why less for a day: one is back in port for dinner.
  const vital = isOuting ? need.drinking : need.drinking + need.cooking + need.reserve;
  const bottled = waterCarried(goodUntil(rows.articles, returnDay(trip)) as Parameters<typeof waterCarried>[0]);
  const held = saidCapacity(rows.bateau, "capacite_eau");
  const tank = tankOf(trip.eau_a_bord, held);
  const most = (tank ?? 0) + bottled;
  const reckoned = isOuting
    ? `${litres(vital)} à boire pour la journée`
    : `${litres(vital)} au moins (boisson, cuisine et réserve intouchée de ${litres(need.reserve)}), ${litres(vital + need.washing)} en se lavant`;
  const inTank =
    tank === undefined
      ? "nous ne savons pas combien au réservoir"
      : `${litres(tank)} ${trip.eau_a_bord === null ? "si le réservoir est plein" : "au réservoir"}`;
  const pourquoi = `Il faut ${reckoned}. À bord\u00a0: ${litres(bottled)} en bouteilles et ${inTank}.`;
  const common = { id: "eau", sujet: "eau", pourquoi, regle: "eau" } as const;
  if (tank !== undefined && most < vital) {
    const even = trip.eau_a_bord === null ? "Même réservoir plein, il" : "Il";
    // why first: fifty bottles are no remedy where the tap is.
    const isFilled = (held ?? 0) + bottled >= vital;
    const bottles: Remedy = {
      geste: "ajouter-aux-courses",
      nom: "Eau (bouteille de 1,5 L)",
      quantite: Math.ceil((vital - most) / 1.5),
    };
    const short = `${even} manque ${litres(vital - most)} d’eau`;
    const [titre, remede] = isFilled ? [`${short}\u00a0: faites le plein`, complete] : [short, bottles];
    return [{ ...common, poids: isOuting ? "verifie" : "bloque", titre, remede, connu: true }];
  }
  const tooMuch = overfull("d’eau", trip.eau_a_bord, held);
  if (tooMuch) return [{ ...common, ...tooMuch, poids: "verifie", remede: complete, connu: true }];
  if (trip.eau_a_bord === null && bottled < vital) {
    if (looks("eau") !== undefined) return [];
    return tank === undefined
      ? [{ ...common, poids: "verifie", titre: unsaidTank("d’eau"), remede: { geste: "completer-bateau" } }]
      : [{ ...common, poids: "verifie", titre: "Niveau d’eau à vérifier", remede: complete }];
  }
  if (!isOuting && most < vital + need.washing)
    return [{ ...common, poids: "note", titre: "Assez d’eau, sans en perdre à se laver", remede: complete }];
  return [];
}

const unsaidTank = (what: string) => `Capacité des réservoirs ${what} non indiquée`;

/** Fuel is carried for half as much again: a head wind, a detour, an engine that has to charge. */
const FUEL_RESERVE = 1.5;

/** Fuel against the engine hours that the trip will take. */
export function judgeFuel(rows: DepartureRows, trip: Trip, looks: Looks): Reason[] {
  const common = { id: "carburant", sujet: "carburant", regle: "carburant" } as const;
  const running = rows.moteurs.filter(({ id }) => trip.heures_prevues[id] !== 0);
  if (running.length === 0) return [];
  const held = saidCapacity(rows.bateau, "capacite_carburant");
  const tank = tankOf(trip.carburant_a_bord, held);
  const full = trip.carburant_a_bord === null ? " si le réservoir est plein" : "";
  // why of all that is known: what the other engines take comes on top.
  const used = running.reduce(
    (sum, { id, consommation }) => sum + (trip.heures_prevues[id] ?? 0) * (consommation ?? 0),
    0,
  );
  const need = used * FUEL_RESERVE;
  const inTank = tank === undefined ? "nous ne savons pas combien" : `${litres(tank)}${full}`;
  const reckoned = `Le trajet demande environ ${frenchTenths(used)}\u00a0L, ${litres(need)} avec une moitié de réserve. À bord\u00a0: ${inTank}.`;
  if (tank !== undefined && tank < used) {
    const even = trip.carburant_a_bord === null ? "Même réservoir plein, il" : "Il";
    const titre = `${even} manque ${litres(used - tank)} de carburant`;
    return [{ ...common, poids: "bloque", titre, pourquoi: reckoned, remede: complete, connu: true }];
  }
  const tooMuch = overfull("de carburant", trip.carburant_a_bord, held);
  if (tooMuch) return [{ ...common, ...tooMuch, poids: "verifie", remede: complete, connu: true }];
  const unknown = unknownUse(running, trip);
  // why before what is unknown: the other engines make it no less, and no look settles it.
  if (tank !== undefined && tank < need) {
    const pourquoi = unknown ? `${reckoned} ${NOT_ALL}` : reckoned;
    const titre = "Carburant sans réserve suffisante";
    return [{ ...common, poids: "verifie", titre, pourquoi, remede: complete, connu: true }];
  }
  if (unknown) {
    // why: whoever has read an empty tank has not looked well at what he needs.
    if (tank === 0) return [{ ...common, ...unknown, poids: "verifie", remede: complete, connu: true }];
    return looks("carburant") === undefined ? [{ ...common, ...unknown, poids: "verifie", remede: complete }] : [];
  }
  const open = { ...common, poids: "verifie", pourquoi: reckoned } as const;
  if (trip.carburant_a_bord !== null || looks("carburant") !== undefined) return [];
  return tank === undefined
    ? [{ ...open, titre: unsaidTank("de carburant"), remede: { geste: "completer-bateau" } }]
    : [{ ...open, titre: "Niveau de carburant à vérifier", remede: complete }];
}

const NOT_ALL = "Ce que prennent les moteurs dont les heures ou la consommation ne sont pas notées s’y ajoute.";

/** What nobody has said of how long the engines run, or of what they take. */
function unknownUse(running: DepartureRows["moteurs"], trip: Trip): Pick<Reason, "titre" | "pourquoi"> | undefined {
  if (running.some(({ id }) => trip.heures_prevues[id] === undefined)) {
    const pourquoi =
      "Sans les heures de moteur prévues, nous ne pouvons pas juger du carburant\u00a0: indiquez-les, 0 si le moteur ne sert pas.";
    return { titre: "Heures de moteur du trajet non indiquées", pourquoi };
  }
  const unknown = running.filter(({ consommation }) => consommation === null);
  if (unknown.length === 0) return undefined;
  const names = unknown.map(({ nom }) => `«\u00a0${nom}\u00a0»`).join(", ");
  const pourquoi = `La consommation horaire de ${names} n’est pas notée\u00a0: nous ne pouvons pas juger du carburant. Comptez ${CONSUMPTION_WORDS}.`;
  return { titre: "Consommation du moteur non indiquée", pourquoi };
}

/** Food aboard against people and days, with a day or two that are carried and not planned. */
export function judgeFood(rows: DepartureRows, trip: Trip, looks: Looks): Reason[] {
  if (trip.jours <= 1) return [];
  const daily = trip.personnes * Math.max(...seasonsOf(trip).map(energyNeed));
  const { kcal, unknown } = foodAboard(goodUntil(rows.articles, returnDay(trip)));
  const reserve = reserveDays(trip.jours);
  const days = trip.jours + reserve;
  const covered = Math.floor(kcal / daily);
  if (kcal >= daily * days) return [];
  // why: where some is written down and all of it is known, it falls short for sure.
  const isKnown = kcal > 0 && unknown === 0;
  if (!isKnown && looks("vivres") !== undefined) return [];
  const listed = rows.listes.find((list) => kcal + foodAboard(list.articles).kcal >= daily * days);
  const bought = listed
    ? ` La liste «\u00a0${listed.nom}\u00a0» en apporte assez, une fois achetée et rangée à bord.`
    : "";
  const blind =
    unknown > 0
      ? ` ${frenchNumber(unknown)} ${unknown < 2 ? "article de nourriture n’est pas compté" : "articles de nourriture ne sont pas comptés"}\u00a0: nous n’en connaissons pas l’énergie.`
      : "";
  return [
    {
      id: "vivres",
      poids: "verifie",
      sujet: "vivres",
      titre: foodWords(kcal, unknown, covered, days),
      pourquoi: `${trip.jours}\u00a0jours de trajet et ${reserve} de réserve, pour ${trip.personnes} à bord.${bought}${blind}`,
      remede: listed
        ? { geste: "voir-liste", liste_id: listed.id }
        : { geste: "avitailler", jours: Math.max(1, days - covered), personnes: trip.personnes },
      regle: "vivres",
      ...(isKnown && { connu: true as const }),
    },
  ];
}

function foodWords(kcal: number, unknown: number, covered: number, days: number): string {
  if (kcal === 0 && unknown === 0) return "Vivres\u00a0: rien n’est noté à bord";
  if (covered === 0) return "Vivres\u00a0: presque rien à bord";
  return `Vivres\u00a0: environ ${counted(covered, "jour")} à bord, il en faut ${days}`;
}
