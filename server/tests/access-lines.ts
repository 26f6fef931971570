import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { aBoat } from "./sample-rows.ts";

/** One row of each table a user owns, by table. */
export type Rows = Record<string, { id: string }>;

/** What one route answers to whom. `access-matrix.test.ts` makes every call. */
export interface Line {
  /** Status for nobody, for a signed-in user on rows of its own, and for an administrator on rows of its own. */
  anon: number;
  user: number;
  admin: number;
  /** The table that `{id}` in the path names a row of: a stranger's id is answered as one that is nowhere. */
  of?: string;
  /** A valid body, which may name rows of the caller's. */
  body?: (rows: Rows) => unknown;
  /** Parameters of the address, in the same way. */
  query?: (rows: Rows) => Record<string, string>;
  /** Tables that the body or the parameters name rows of: a stranger's row there is not found, and nothing is written. */
  names?: string[];
  /** Answers for ever: only its head is looked at. */
  streams?: boolean;
}

const toAnyone = (status = 200): Line => ({ anon: status, user: status, admin: status });
const toUsers = (status = 200): Line => ({ anon: 401, user: status, admin: status });
const toAdministrators = (status = 200): Line => ({ anon: 401, user: 403, admin: status });

/** Nobody's row has this id: what a caller without rows of its own would name. */
const NOWHERE = "b05c0000-0000-4000-8000-00000000ffff";
const id = (row: { id: string } | undefined) => row?.id ?? NOWHERE;

const aMaintenance = ({ bateaux }: Rows) => ({
  bateau_id: id(bateaux),
  titre: "Vidange",
  categorie: "Moteur",
  date_echeance: "2026-12-31",
});
const aPart = ({ bateaux, maintenances, inventaire }: Rows) => ({
  bateau_id: id(bateaux),
  maintenance_id: id(maintenances),
  article_id: id(inventaire),
});
const aDevice = () => ({
  endpoint: `https://push.example.org/send/${randomUUID()}`,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});
const aTrip = ({ bateaux }: Rows) => ({
  bateau_id: id(bateaux),
  zone: "cotier",
  personnes: 2,
  enfants: 0,
  depart: "2026-05-03",
  jours: 3,
  mediterranee: false,
  moteurs: [],
  eau_a_bord: null,
  carburant_a_bord: null,
});
const aCheck = ({ bateaux, inventaire }: Rows) => ({
  bateau_id: id(bateaux),
  regle: "radeau",
  article_id: id(inventaire),
});
const manyArticles = ({ bateaux, inventaire }: Rows) => ({ bateau_id: id(bateaux), ids: [id(inventaire)] });

/** Every route of the server. One that is missing here fails the matrix, and so does one that is no more. */
export const LINES: Record<string, Line> = {
  // the server itself
  "GET /healthz": toAnyone(),
  "GET /readyz": toAnyone(),
  "GET /robots.txt": toAnyone(),
  "GET /sitemap.xml": toAnyone(),
  // without LEGAL_EMAIL
  "GET /.well-known/security.txt": toAnyone(404),
  "GET /api/openapi.json": toAnyone(),
  "GET /api/docs": toAnyone(),
  "GET /api/docs.css": toAnyone(),
  "GET /api/site": toAnyone(),
  "GET /api/evenements": { ...toUsers(), streams: true },
  "GET /api/changements": toUsers(),
  "POST /api/operations": {
    ...toUsers(),
    body: ({ inventaire }) => ({
      operations: [{ id: randomUUID(), appel: "inventory.adjust", entree: { id: id(inventaire), delta: 1 } }],
    }),
  },

  // accounts; without a body, most say what is missing
  "POST /api/auth/sign-up/email": toAnyone(400),
  "POST /api/auth/sign-in/email": toAnyone(400),
  "POST /api/auth/sign-in/demo": toAnyone(),
  "POST /api/auth/sign-out": toAnyone(),
  "GET /api/auth/get-session": toAnyone(),
  "POST /api/auth/request-password-reset": toAnyone(400),
  "POST /api/auth/reset-password": toAnyone(400),
  "GET /api/auth/verify-email": toAnyone(400),
  "POST /api/auth/send-verification-email": toAnyone(400),
  "POST /api/auth/change-password": toUsers(400),
  "GET /api/profils_utilisateur": toUsers(),
  "PATCH /api/profils_utilisateur": { ...toUsers(), body: () => ({ prenom: "Anne" }) },
  "DELETE /api/profils_utilisateur": { ...toUsers(), body: () => ({ confirmation: "SUPPRIMER" }) },
  "GET /api/profils_utilisateur/donnees": toUsers(),
  "POST /api/profils_utilisateur/donnees": toUsers(415),
  "PUT /api/profils_utilisateur/photo": toUsers(415),
  "DELETE /api/profils_utilisateur/photo": toUsers(),
  "GET /api/profils_utilisateur/sessions": toUsers(),
  "DELETE /api/profils_utilisateur/sessions/{id}": toUsers(404),
  "POST /api/profils_utilisateur/sessions/fermer-les-autres": toUsers(),
  "GET /api/abonnements": toUsers(),
  "POST /api/abonnements/{id}/resilier": { ...toUsers(409), of: "abonnements" },
  "POST /api/abonnements/{id}/renoncer": { ...toUsers(409), of: "abonnements" },
  "POST /api/fonctions/simuler-paiement": { ...toUsers(), body: () => ({ plan: "mensuel" }) },

  // administration; nobody's account has this id
  "GET /api/fonctions/admin-users": toAdministrators(),
  "POST /api/fonctions/admin-users": {
    ...toAdministrators(),
    body: () => ({ email: `${randomUUID()}@bosco.test`, password: "grand-largue" }),
  },
  "PUT /api/fonctions/admin-users": { ...toAdministrators(404), body: () => ({ userId: NOWHERE, userData: {} }) },
  "DELETE /api/fonctions/admin-users": { ...toAdministrators(404), body: () => ({ userId: NOWHERE }) },
  "GET /api/fonctions/admin-users/apercu": toAdministrators(),
  "GET /api/fonctions/admin-users/journal": toAdministrators(),
  "GET /api/fonctions/admin-users/travaux": toAdministrators(),
  "POST /api/fonctions/admin-users/travaux/{id}/reessayer": toAdministrators(404),
  "DELETE /api/fonctions/admin-users/travaux/{id}": toAdministrators(404),

  // boats
  "GET /api/bateaux": toUsers(),
  "POST /api/bateaux": { ...toUsers(201), body: () => aBoat({ id: randomUUID() }) },
  "PATCH /api/bateaux/{id}": { ...toUsers(), of: "bateaux", body: () => ({ couleur: "Bleu" }) },
  "DELETE /api/bateaux/{id}": { ...toUsers(), of: "bateaux" },
  "POST /api/bateaux/{id}/par-defaut": { ...toUsers(), of: "bateaux" },
  "DELETE /api/bateaux/{id}/photo": { ...toUsers(), of: "bateaux" },
  "PUT /api/bateaux/{id}/photo": { ...toUsers(415), of: "bateaux" },
  "GET /api/bateaux/{id}/contenu": { ...toUsers(), of: "bateaux" },
  "GET /api/photos/{name}": toUsers(404),
  "GET /api/moteurs": { ...toUsers(), query: ({ bateaux }) => ({ bateau_id: id(bateaux) }) },
  "POST /api/moteurs": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ bateau_id: id(bateaux), nom: "Moteur tribord", type: "Yanmar 3JH5" }),
    names: ["bateaux"],
  },
  "PATCH /api/moteurs/{id}": { ...toUsers(), of: "moteurs", body: () => ({ nom: "Moteur bâbord" }) },
  // a maintenance is about this one
  "DELETE /api/moteurs/{id}": { ...toUsers(400), of: "moteurs" },
  "GET /api/releves_heures": { ...toUsers(), query: ({ bateaux }) => ({ bateau_id: id(bateaux) }) },
  "GET /api/modeles_navires": toUsers(),

  // crew; nobody's invitation has this secret
  "GET /api/partages": toUsers(),
  "POST /api/partages": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ bateau_id: id(bateaux), email: `${randomUUID()}@bosco.test`, role: "equipage" }),
    names: ["bateaux"],
  },
  "POST /api/partages/invitation": { ...toAnyone(404), body: () => ({ jeton: randomBytes(32).toString("base64url") }) },
  "POST /api/partages/accepter": { ...toUsers(404), body: () => ({ jeton: randomBytes(32).toString("base64url") }) },
  "PATCH /api/partages/{id}": { ...toUsers(), of: "partages", body: () => ({ role: "gestion" }) },
  "DELETE /api/partages/{id}": { ...toUsers(), of: "partages" },
  "POST /api/bateaux/{id}/ceder": {
    ...toUsers(201),
    of: "bateaux",
    body: () => ({ email: `${randomUUID()}@bosco.test` }),
  },
  "GET /api/bateaux/{id}/activite": { ...toUsers(), of: "bateaux" },
  "GET /api/activites/dernieres": toUsers(),

  // maintenance
  "GET /api/maintenances": toUsers(),
  "POST /api/maintenances": { ...toUsers(201), body: aMaintenance, names: ["bateaux"] },
  "POST /api/maintenances/plan": {
    ...toUsers(201),
    body: (rows) => ({ maintenances: [aMaintenance(rows)] }),
    names: ["bateaux"],
  },
  "PATCH /api/maintenances/{id}": { ...toUsers(), of: "maintenances", body: () => ({ titre: "Vidange" }) },
  "DELETE /api/maintenances/{id}": { ...toUsers(), of: "maintenances" },
  "POST /api/maintenances/{id}/restaurer": { ...toUsers(), of: "maintenances" },
  "GET /api/pieces": toUsers(),
  "POST /api/pieces": { ...toUsers(201), body: aPart, names: ["bateaux", "maintenances", "inventaire"] },
  "PATCH /api/pieces/{id}": { ...toUsers(), of: "pieces", body: () => ({ quantite: 2 }) },
  "DELETE /api/pieces/{id}": { ...toUsers(), of: "pieces" },
  "GET /api/documents": toUsers(),
  "POST /api/documents": {
    ...toUsers(201),
    body: ({ bateaux, maintenances }) => ({
      bateau_id: id(bateaux),
      titre: "Assurance",
      type: "Assurance",
      maintenance_id: id(maintenances),
    }),
    names: ["bateaux", "maintenances"],
  },
  "PATCH /api/documents/{id}": { ...toUsers(), of: "documents", body: () => ({ titre: "Assurance" }) },
  "DELETE /api/documents/{id}": { ...toUsers(), of: "documents" },
  "PUT /api/documents/{id}/fichier": { ...toUsers(415), of: "documents" },
  // why: the row of the matrix has no file
  "GET /api/documents/{id}/fichier": { ...toUsers(404), of: "documents" },
  "DELETE /api/documents/{id}/fichier": { ...toUsers(), of: "documents" },
  // departure
  "GET /api/departs": toUsers(),
  "POST /api/departs": { ...toUsers(201), body: aTrip, names: ["bateaux"] },
  "GET /api/controles_depart": toUsers(),
  "POST /api/controles_depart": { ...toUsers(201), body: aCheck, names: ["bateaux", "inventaire"] },
  "DELETE /api/controles_depart/{id}": { ...toUsers(), of: "controles_depart" },

  "GET /api/calendrier": toUsers(),
  "PUT /api/calendrier": { ...toUsers(), body: () => ({ jeton: randomBytes(32).toString("base64url") }) },
  "DELETE /api/calendrier": toUsers(),
  "GET /api/calendrier.ics": toAnyone(404),
  "GET /api/calendriers": toUsers(),
  "POST /api/calendriers": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ jeton: randomBytes(32).toString("base64url"), bateau_id: id(bateaux), pour_moi: false }),
    names: ["bateaux"],
  },
  "DELETE /api/calendriers/{id}": { ...toUsers(), of: "calendriers_choisis" },

  // reminders; whom nobody's secret stops is told the same
  "GET /api/rappels": toUsers(),
  "PATCH /api/rappels": { ...toUsers(), body: () => ({ delai_jours: 7 }) },
  "GET /api/rappels/apercu": toUsers(),
  "POST /api/rappels/essai": toUsers(),
  "POST /api/rappels/appareils": { ...toUsers(), body: aDevice },
  "DELETE /api/rappels/appareils": {
    ...toUsers(),
    body: () => ({ endpoint: "https://push.example.org/send/nobody" }),
  },
  // to the page with the button
  "GET /api/rappels/arret": toAnyone(303),
  "POST /api/rappels/arret": { ...toAnyone(), body: () => ({ jeton: randomBytes(32).toString("base64url") }) },

  // inventory
  "GET /api/inventaire": toUsers(),
  "GET /api/inventaire/recherche": { ...toUsers(), query: () => ({ q: "-4" }) },
  "GET /api/inventaire/changements": { ...toUsers(), query: () => ({ depuis: "2026-01-01T00:00:00.000Z" }) },
  "POST /api/inventaire": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ bateau_id: id(bateaux), nom: "Riz", categorie: "Alimentation" }),
    names: ["bateaux"],
  },
  "POST /api/inventaire/premier": {
    ...toUsers(201),
    body: ({ bateaux }) => ({
      bateau_id: id(bateaux),
      espaces: [{ nom: "Coffre", type: "Coffre" }],
      articles: [{ nom: "Bouée", categorie: "Sécurité" }],
    }),
    names: ["bateaux"],
  },
  "PATCH /api/inventaire/{id}": {
    ...toUsers(),
    of: "inventaire",
    body: ({ espaces_stockage }) => ({ nom: "Riz", espace_stockage_id: id(espaces_stockage) }),
    names: ["espaces_stockage"],
  },
  "DELETE /api/inventaire/{id}": { ...toUsers(), of: "inventaire" },
  "POST /api/inventaire/{id}/ajuster": { ...toUsers(), of: "inventaire", body: () => ({ delta: 1 }) },
  "POST /api/inventaire/remplir": { ...toUsers(), body: manyArticles, names: ["bateaux", "inventaire"] },
  "POST /api/inventaire/reinitialiser": { ...toUsers(), body: manyArticles, names: ["bateaux", "inventaire"] },
  "POST /api/inventaire/supprimer": { ...toUsers(), body: manyArticles, names: ["bateaux", "inventaire"] },
  "POST /api/inventaire/ranger": {
    ...toUsers(),
    body: ({ bateaux, inventaire }) => ({
      bateau_id: id(bateaux),
      achats: [{ id: id(inventaire), quantite: 1 }],
    }),
    names: ["bateaux", "inventaire"],
  },
  "POST /api/inventaire/annuler": {
    ...toUsers(),
    body: ({ annulations }) => ({ annulation: id(annulations) }),
    names: ["annulations"],
  },
  "GET /api/categories": toUsers(),
  "POST /api/categories": { ...toUsers(201), body: () => ({ nom: "Pêche" }) },
  "PATCH /api/categories/{id}": { ...toUsers(), of: "categories", body: () => ({ nom: "Pêche" }) },
  "DELETE /api/categories/{id}": { ...toUsers(), of: "categories" },
  "GET /api/sous_categories": toUsers(),
  "POST /api/sous_categories": {
    ...toUsers(201),
    body: ({ categories }) => ({ nom: "Leurres", categorie_id: id(categories) }),
    names: ["categories"],
  },
  "PATCH /api/sous_categories/{id}": {
    ...toUsers(),
    of: "sous_categories",
    body: ({ categories }) => ({ nom: "Leurres", categorie_id: id(categories) }),
    names: ["categories"],
  },
  "DELETE /api/sous_categories/{id}": { ...toUsers(), of: "sous_categories" },
  "GET /api/espaces_stockage": toUsers(),
  "POST /api/espaces_stockage": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ bateau_id: id(bateaux), nom: "Coffre", type: "Coffre" }),
    names: ["bateaux"],
  },
  "PATCH /api/espaces_stockage/{id}": { ...toUsers(), of: "espaces_stockage", body: () => ({ nom: "Coffre" }) },
  "DELETE /api/espaces_stockage/{id}": { ...toUsers(), of: "espaces_stockage" },

  // provisioning
  "GET /api/listes_avitaillement": toUsers(),
  "POST /api/listes_avitaillement": {
    ...toUsers(201),
    body: ({ bateaux }) => ({
      bateau_id: id(bateaux),
      nom: "Croisière",
      articles: [],
      nombre_personnes: 2,
      nombre_jours: 3,
    }),
    names: ["bateaux"],
  },
  "PATCH /api/listes_avitaillement/{id}": {
    ...toUsers(),
    of: "listes_avitaillement",
    body: () => ({ est_favori: true }),
  },
  "DELETE /api/listes_avitaillement/{id}": { ...toUsers(), of: "listes_avitaillement" },
  "POST /api/listes_avitaillement/{id}/dupliquer": { ...toUsers(201), of: "listes_avitaillement" },
  "POST /api/listes_avitaillement/{id}/inventaire": {
    ...toUsers(201),
    of: "listes_avitaillement",
    body: () => ({ mode: "fusionner" }),
  },
  "POST /api/fonctions/generer-avitaillement": {
    ...toUsers(),
    body: ({ bateaux }) => ({
      bateau_id: id(bateaux),
      nombrePersonnes: 2,
      nombreJours: 3,
      saison: "été",
      filtres: { alimentaire: true, boissons: true, hygiene: true, regimes: [] },
    }),
    names: ["bateaux"],
  },

  // checklists
  "GET /api/checklists_nouvelles": toUsers(),
  "POST /api/checklists_nouvelles": {
    ...toUsers(201),
    body: ({ bateaux }) => ({ bateau_id: id(bateaux), nom: "Départ", type: "Départ", taches: ["Météo"] }),
    names: ["bateaux"],
  },
  "PATCH /api/checklists_nouvelles/{id}": {
    ...toUsers(),
    of: "checklists_nouvelles",
    body: () => ({ nom: "Départ du matin" }),
  },
  "DELETE /api/checklists_nouvelles/{id}": { ...toUsers(), of: "checklists_nouvelles" },
  "POST /api/checklists_nouvelles/{id}/reinitialiser": { ...toUsers(), of: "checklists_nouvelles" },
  "GET /api/taches": toUsers(),
  "PATCH /api/taches/{id}": {
    ...toUsers(),
    of: "taches",
    body: ({ maintenances }) => ({ etat: true, maintenance_id: id(maintenances) }),
    names: ["maintenances"],
  },
  "GET /api/passages_checklist": {
    ...toUsers(),
    query: ({ checklists_nouvelles }) => ({ checklist_id: id(checklists_nouvelles) }),
  },

  // assistant
  "GET /api/questions_assistant": toUsers(),
  "POST /api/questions_assistant/supprimer": {
    ...toUsers(),
    body: ({ questions_assistant }) => ({ ids: [id(questions_assistant)] }),
    names: ["questions_assistant"],
  },
  "GET /api/assistant_usage": toUsers(),
  "POST /api/fonctions/assistant-nautique": { ...toUsers(), body: () => ({ question: "Comment changer le rouet ?" }) },
  "POST /api/fonctions/assistant-nautique/flux": { ...toUsers(), body: () => ({ question: "Mes maintenances ?" }) },
  "POST /api/questions_assistant/hors-ligne": {
    ...toUsers(),
    body: () => ({ id: randomUUID(), question: "Comment prendre un ris ?", posee_le: "2026-11-17T08:00:00.000Z" }),
  },
  "GET /api/fiches_assistant": toUsers(),
  "GET /api/fiches_assistant/{id}": toUsers(404),
};
