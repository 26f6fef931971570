import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const [keptTrip, keptCheck, keptArticle] = [randomUUID(), randomUUID(), randomUUID()];
const trip = ({ of }: Ship, more: object = {}) => ({
  bateau_id: of.boat,
  zone: "cotier" as const,
  personnes: 4,
  enfants: 1,
  depart: "2026-05-03",
  jours: 3,
  mediterranee: false,
  moteurs: [{ moteur_id: of.boat, heures: 2.5, consommation: null }],
  eau_a_bord: 120.25,
  carburant_a_bord: null,
  ...more,
});
const check = ({ of }: Ship, more: object = {}) => ({ bateau_id: of.boat, regle: "radeau", ...more });
const raft = ({ of }: Ship) => ({ id: keptArticle, bateau_id: of.boat, nom: "Plastimo", categorie: "Sécurité" });

const withTrip = (ship: Ship) =>
  ship.do("departure.keepTrip", trip(ship, { id: keptTrip, retour_heure: "18:00", contact_a_terre: "Anne" }));
const withCheck = async (ship: Ship) => {
  await ship.do("inventory.create", raft(ship));
  await ship.do(
    "departure.keepCheck",
    check(ship, { id: keptCheck, article_id: keptArticle, verifie_le: "2026-05-01" }),
  );
};

export const departureCases = [
  one("departure.keepTrip")("with as little as may be said", (ship) => trip(ship, { id: randomUUID() })),
  one("departure.keepTrip")("with all that may be said", (ship) =>
    trip(ship, { id: randomUUID(), retour_heure: "18:30", contact_a_terre: "  Anne  ", appel_apres_heures: 4 }),
  ),
  one("departure.keepTrip")("of a boat that has one", (ship) => trip(ship, { id: randomUUID(), jours: 9 }), {
    before: withTrip,
  }),
  one("departure.keepTrip")("without whom one calls any more", (ship) => trip(ship, { contact_a_terre: "" }), {
    before: withTrip,
  }),
  one("departure.keepCheck")("that somebody has looked", (ship) =>
    check(ship, { id: randomUUID(), verifie_le: "2026-05-01" }),
  ),
  one("departure.keepCheck")(
    "of a rule that has an article already",
    (ship) => check(ship, { verifie_le: "2026-05-02" }),
    {
      before: withCheck,
    },
  ),
  one("departure.keepCheck")("without the article any more", (ship) => check(ship, { article_id: null }), {
    before: withCheck,
  }),
  one("departure.removeCheck")("one of them", () => ({ id: keptCheck }), { before: withCheck }),
  one("inventory.remove")("tied to a rule", () => ({ id: keptArticle }), { before: withCheck }),
  one("boats.remove")("with its departure", ({ of }) => ({ id: of.boat }), {
    before: async (ship) => {
      await withTrip(ship);
      await withCheck(ship);
    },
  }),
];
