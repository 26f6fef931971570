import type { Maintenance } from "../maintenance/index.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import { requiredEquipment, ZONES } from "../safety/index.ts";
import type { DepartureArticle, DepartureEngine, DepartureRows } from "./rows.ts";
import type { Trip } from "./trip.ts";

export const BOAT = "00000000-0000-4000-8000-00000000000b";
export const TODAY = "2026-05-02";

export const aTrip = (more: Partial<Trip> = {}): Trip => ({
  zone: "cotier",
  personnes: 4,
  enfants: 0,
  depart: "2026-05-03",
  jours: 3,
  mediterranee: false,
  heures_prevues: { [BOAT]: 4 },
  eau_a_bord: 200,
  carburant_a_bord: 100,
  meteo_vue: true,
  ...more,
});

let count = 0;
export const aThing = (nom: string, more: Partial<DepartureArticle> = {}): DepartureArticle => ({
  id: `article-${++count}`,
  nom,
  description: null,
  categorie: "Sécurité",
  sous_categorie: null,
  quantite: 1,
  unite: "unité",
  date_peremption: null,
  ...more,
});

export const anEngine = (more: Partial<DepartureEngine> = {}): DepartureEngine => ({
  id: BOAT,
  bateau_id: BOAT,
  nom: "Moteur",
  type: "Yanmar 3YM30",
  heures: 842,
  consommation: 3,
  ...more,
});

export const aWork = (more: Partial<Maintenance> = {}): Maintenance =>
  aMaintenance({ bateau_id: BOAT, date_echeance: "2027-01-01", ...more });

/** Everything that the last zone asks of six persons under sail, good for years, as the first inventory names it. */
const fullLockers = (): DepartureArticle[] => [
  ...ZONES.flatMap((zone) => requiredEquipment({ zone, personnes: 6, traits: ["voiles", "hors-bord"] }))
    .filter((one, place, all) => all.findIndex(({ id }) => id === one.id) === place)
    .map(({ id, nom, quantite, expires }) =>
      aThing(id === "radeau" ? `${nom} 6 places` : nom, { quantite, date_peremption: expires ? "2029-01-01" : null }),
    ),
  aThing("Piles LR6", { quantite: 8 }),
  aThing("Téléphone satellite"),
  aThing("Riz (paquet de 1 kg)", { categorie: "Alimentation", unite: "paquet", quantite: 40 }),
];

/** A boat that lacks nothing for any zone. */
export const readyRows = (more: Partial<DepartureRows> = {}): DepartureRows => ({
  bateau: {
    id: BOAT,
    nom: "Korrigan",
    nom_constructeur: "Bénéteau",
    nom_modele: "Oceanis 40.1",
    moteur: "Yanmar 3YM30",
    longueur: 12.4,
    tirant_eau: 2.1,
    capacite_eau: 400,
    capacite_eaux_usees: 80,
    capacite_carburant: 200,
    pavillon: "France",
    note: null,
  },
  moteurs: [anEngine()],
  articles: fullLockers(),
  maintenances: [],
  checklists: [{ id: "liste", nom: "Départ", type: "Départ" }],
  taches: [
    {
      checklist_id: "liste",
      tache: "Météo et marée",
      etat: true,
      maintenance_id: null,
      updated_at: `${TODAY}T08:00:00.000Z`,
    },
  ],
  papiers: [
    { id: "p1", titre: "Carte", type: "Carte de circulation", date_expiration: null },
    { id: "p2", titre: "Contrat", type: "Assurance", date_expiration: "2027-01-01" },
    { id: "p3", titre: "Radeau", type: "Certificat radeau", date_expiration: "2028-01-01" },
  ],
  listes: [],
  controles: [],
  ...more,
});
