import { type Boat, boat, enginesOf } from "@bosco/domain/boats";
import type { ArticleRow, MaintenanceRow, OwnRows } from "../src/own-data/own-rows.ts";

/** The owner of the sets of questions, whose boats are told in `sets/fixture.md`; in memory, as the database would show them. */
export const TODAY = "2026-11-17";

const boatOf = (given: Partial<Boat>): Boat =>
  ({
    ...Object.fromEntries(Object.keys(boat.shape).map((field) => [field, null])),
    nom_moteur: "Moteur",
    ...given,
  }) as Boat;

const BOATS: Boat[] = [
  boatOf({
    id: "avel-mor",
    nom: "Avel Mor",
    nom_constructeur: "Jeanneau",
    nom_modele: "Sun Odyssey 349",
    annee_construction: 2016,
    longueur: 10.34,
    largeur: 3.44,
    tirant_eau: 1.94,
    port_attache: "Port-Haliguen",
    immatriculation: "LO A12345",
    mmsi: "227123450",
    moteur: "Yanmar 3YM20",
    heures_moteur: 1243,
    capacite_carburant: 130,
    capacite_eau: 206,
  }),
  boatOf({
    id: "mistral",
    nom: "Mistral",
    nom_constructeur: "Bénéteau",
    nom_modele: "Antares 7",
    annee_construction: 2019,
    longueur: 7.48,
    port_attache: "La Trinité-sur-Mer",
    moteur: "Suzuki 175",
    heures_moteur: 312,
    capacite_carburant: 280,
  }),
];

const SPACES = [
  [
    "avel-mor",
    "Coffre tribord, Coffre bâbord, Équipet cuisine, Table à cartes, Cabine avant, Baille à mouillage, Frigo",
  ],
  ["mistral", "Coffre arrière, Cabine"],
].flatMap(([bateau_id, names]) =>
  (names ?? "").split(", ").map((nom) => ({ id: `${bateau_id} ${nom}`, nom, parent_id: null })),
);

type Aboard = [nom: string, quantite: number, quantite_max: number, espace: string, date?: string, unite?: string];
const articlesOf = (bateau_id: string, all: Aboard[]): ArticleRow[] =>
  all.map(([nom, quantite, quantite_max, espace, date, unite]) => ({
    id: `${bateau_id} ${nom}`,
    bateau_id,
    nom,
    categorie: "Divers",
    sous_categorie: null,
    quantite,
    quantite_max,
    unite: unite ?? "unité",
    date_peremption: date ?? null,
    espace_stockage_id: `${bateau_id} ${espace}`,
  }));

const ARTICLES = [
  ...articlesOf("avel-mor", [
    ["Rouet de pompe à eau de mer", 1, 2, "Coffre tribord"],
    ["Filtre à gasoil", 2, 2, "Coffre tribord"],
    ["Huile moteur 15W40", 3, 5, "Coffre tribord", undefined, "L"],
    ["Courroie d'alternateur", 0, 1, "Coffre tribord"],
    ["Fusées parachute", 3, 3, "Coffre bâbord", "2026-06-30"],
    ["Feux à main", 4, 4, "Coffre bâbord", "2027-03-31"],
    ["Fumigènes", 2, 2, "Coffre bâbord", "2027-03-31"],
    ["Gilets de sauvetage adulte", 5, 6, "Cabine avant"],
    ["Gilet enfant", 2, 2, "Cabine avant"],
    ["Extincteur 2 kg", 2, 2, "Cabine avant", "2026-12-01"],
    ["Pâtes", 6, 10, "Équipet cuisine", "2028-05-01", "paquet"],
    ["Riz", 2, 4, "Équipet cuisine"],
    ["Sardines à l'huile", 9, 12, "Équipet cuisine", "2027-01-15"],
    ["Café", 1, 3, "Équipet cuisine"],
    ["Lait UHT", 0, 6, "Équipet cuisine"],
    ["Eau en bouteille", 12, 24, "Coffre bâbord"],
    ["Piles AA", 8, 20, "Table à cartes"],
    ["Lampe frontale", 3, 4, "Table à cartes"],
    ["Pansements", 10, 20, "Table à cartes", "2026-10-01"],
    ["Crème solaire", 1, 2, "Table à cartes"],
    ["Ancre de secours", 1, 1, "Baille à mouillage"],
    ["Pare-battages", 6, 8, "Coffre bâbord"],
    ["Bouteille de gaz Campingaz 907", 1, 2, "Coffre bâbord"],
  ]),
  ...articlesOf("mistral", [
    ["Gilets de sauvetage adulte", 4, 6, "Cabine"],
    ["Huile 10W30", 2, 2, "Coffre arrière"],
    ["Corde de remorquage", 1, 1, "Coffre arrière"],
    ["Bougies d'allumage", 0, 6, "Coffre arrière"],
  ]),
];

const work = (bateau_id: string, titre: string, more: Partial<MaintenanceRow>): MaintenanceRow => ({
  id: `${bateau_id} ${titre} ${more.date_realisation ?? more.date_echeance}`,
  bateau_id,
  titre,
  categorie: "Moteur",
  statut: "En attente",
  date_echeance: TODAY,
  heures_echeance: null,
  recurrence: "Aucune",
  recurrence_mois: null,
  recurrence_heures: null,
  a_date_fixe: false,
  moteur_id: null,
  date_realisation: null,
  heures_realisation: null,
  prix: null,
  ...more,
});
const done = (date: string, prix: number) =>
  ({ statut: "Terminée", date_echeance: date, date_realisation: date, prix }) as const;

const MAINTENANCES = [
  work("avel-mor", "Vidange moteur", {
    ...{ date_echeance: "2026-10-15", recurrence: "Autre", recurrence_mois: 12, recurrence_heures: 100 },
  }),
  work("avel-mor", "Vidange moteur", done("2025-10-12", 89)),
  work("avel-mor", "Changer les anodes", { date_echeance: "2027-04-03", categorie: "Coque" }),
  work("avel-mor", "Antifouling", { date_echeance: "2027-04-10", categorie: "Coque" }),
  work("avel-mor", "Antifouling", { ...done("2026-04-08", 640), categorie: "Coque" }),
  work("avel-mor", "Révision du radeau", { date_echeance: "2027-01-20", categorie: "Sécurité" }),
  work("avel-mor", "Changer le filtre à gasoil", done("2025-10-12", 34)),
  work("avel-mor", "Contrôle du gréement", { statut: "En cours", date_echeance: "2026-11-30", categorie: "Gréement" }),
  work("mistral", "Révision Suzuki 300 h", { date_echeance: "2026-09-01" }),
  work("mistral", "Changer l'hélice", done("2026-06-14", 410)),
];

const CHECKLISTS = [
  { nom: "Départ", type: "Départ", bateau_id: "avel-mor", total: 14, done: 8 },
  { nom: "Arrivée", type: "Arrivée", bateau_id: "avel-mor", total: 10, done: 0 },
  { nom: "Hivernage", type: "Hivernage", bateau_id: "avel-mor", total: 22, done: 0 },
  { nom: "Sécurité", type: "Sécurité", bateau_id: "mistral", total: 9, done: 5 },
] as Awaited<ReturnType<OwnRows["checklists"]>>;

const list = (nom: string, articles: number) => ({
  nom,
  bateau_id: "avel-mor",
  nombre_personnes: 4,
  nombre_jours: 3,
  est_favori: false,
  created_at: "2026-06-01T10:00:00Z",
  articles,
});
const LISTS = [list("Week-end Belle-Île", 18), list("Croisière Bretagne Sud", 44)];

const of = <Row extends { bateau_id: string }>(rows: readonly Row[], boats: readonly string[]) =>
  rows.filter(({ bateau_id }) => boats.includes(bateau_id));
const namesOf = (rows: readonly { nom: string }[]) => [...new Set(rows.map(({ nom }) => nom))];

export const FLEET: OwnRows = {
  names: async () => ({
    espace: namesOf(SPACES),
    maintenance: [...new Set(MAINTENANCES.map(({ titre }) => titre))],
    checklist: namesOf(CHECKLISTS),
    liste: namesOf(LISTS),
    article: namesOf(ARTICLES),
    bateau: BOATS.flatMap(({ nom, nom_constructeur, nom_modele }) => [nom, nom_constructeur, nom_modele]),
  }),
  boats: async () => BOATS,
  openMaintenances: async (boats) => of(MAINTENANCES, boats).filter(({ statut }) => statut !== "Terminée"),
  maintenances: async (boats) => of(MAINTENANCES, boats),
  engines: async (boats) => enginesOf(boats, []),
  hours: async () => [],
  shortArticles: async (boats, spaces) =>
    of(ARTICLES, boats).filter(
      ({ quantite, quantite_max, espace_stockage_id }) =>
        quantite < quantite_max && (!spaces || spaces.includes(espace_stockage_id ?? "")),
    ),
  datedArticles: async (boats) =>
    of(ARTICLES, boats).filter(({ date_peremption, quantite }) => date_peremption && quantite > 0),
  articlesLike: async (boats) => of(ARTICLES, boats),
  articlesIn: async (boats, spaces) =>
    of(ARTICLES, boats).filter(({ espace_stockage_id }) => spaces.includes(espace_stockage_id ?? "")),
  spaces: async () => SPACES,
  checklists: async (boats) => of(CHECKLISTS, boats),
  provisioningLists: async (boats) => of(LISTS, boats),
};
