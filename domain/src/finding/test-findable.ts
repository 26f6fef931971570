import type { Findable } from "./findable.ts";

const AVEL_MOR = "b1";
const MISTRAL = "b2";

export const aBoat = (id: string, nom: string, nom_modele = "Oceanis 40") => ({
  id,
  nom,
  nom_constructeur: "Bénéteau",
  nom_modele,
  immatriculation: null,
  port_attache: "Concarneau",
});

let made = 0;
export const anArticle = (nom: string, more: Partial<Findable["articles"][number]> = {}) => ({
  id: `a${++made}`,
  bateau_id: AVEL_MOR,
  nom,
  categorie: "Pièces",
  sous_categorie: null,
  quantite: 1,
  unite: "unité",
  espace_stockage_id: null,
  ...more,
});

export const aWork = (
  titre: string,
  more: Partial<Findable["maintenances"][number]> = {},
): Findable["maintenances"][number] => ({
  ...{ id: `m${++made}`, bateau_id: AVEL_MOR, titre, categorie: "Moteur", statut: "En attente" },
  ...{ date_echeance: "2026-05-01", moteur_id: null, recurrence_heures: null, heures_echeance: null },
  ...more,
});

export const aPaper = (titre: string, more: Partial<Findable["papers"][number]> = {}): Findable["papers"][number] => ({
  ...{ id: `p${++made}`, bateau_id: AVEL_MOR, titre, type: "Autre", numero: null, date_expiration: null },
  ...more,
});

/** Two boats, with what a test is about. */
export const aFindable = (more: Partial<Findable> = {}): Findable => ({
  boats: [aBoat(AVEL_MOR, "Avel Mor"), aBoat(MISTRAL, "Mistral", "Sun Odyssey 35")],
  articles: [],
  spaces: [
    { id: "s1", bateau_id: AVEL_MOR, nom: "Coffre tribord", parent_id: null },
    { id: "s2", bateau_id: AVEL_MOR, nom: "Bac 2", parent_id: "s1" },
    { id: "s3", bateau_id: MISTRAL, nom: "Cabine avant", parent_id: null },
  ],
  engines: new Map(),
  maintenances: [],
  papers: [],
  lists: [],
  checklists: [],
  sheets: [],
  actions: [],
  ...more,
});
