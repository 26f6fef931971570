import type { Rows } from "./access-lines.ts";

/** Who stands where with a boat, in the order of the columns below. */
export const STANDINGS = ["owner", "gestion", "equipage", "lecture", "revoked", "neighbour", "stranger"] as const;
export type Standing = (typeof STANDINGS)[number];

/** One call about a boat's row, and what each of them is answered. 403 is `ROLE_INSUFFISANT`. */
export interface CrewLine {
  route: string;
  /** What is special about this call, where a route has several lines. */
  what: string;
  answers: Record<Standing, number>;
  /** Instead of what the line of the access matrix sends. */
  body?: (rows: Rows) => unknown;
  /** What the owner does before, by SQL as the system; `$1` is his id. */
  before?: string;
}

/**
 * As `decisions.md` has it, written out: owner, gestion, equipage, lecture, revoked, aboard another boat of the same owner,
 * stranger.
 */
const line = (route: string, answers: string, what = "", more: Partial<CrewLine> = {}): CrewLine => {
  const statuses = answers.split(" ").map(Number);
  if (statuses.length !== STANDINGS.length) throw new Error(`${route}: ${answers}`);
  return {
    route,
    what,
    answers: Object.fromEntries(STANDINGS.map((name, n) => [name, statuses[n]])) as CrewLine["answers"],
    ...more,
  };
};
const sends = (body: object | ((rows: Rows) => unknown)) => ({
  body: typeof body === "function" ? (body as (rows: Rows) => unknown) : () => body,
});

const FINISHED = "update maintenances set statut = 'Terminée' where user_id = $1";
const WITHOUT_WORK = "update maintenances set moteur_id = null where user_id = $1";
const KEPT = `with gone as (delete from maintenances where user_id = $1 returning *)
  insert into annulations (user_id, id, bateau_id, action, lignes)
  select user_id, id, bateau_id, 'supprimer_maintenance', jsonb_build_array(to_jsonb(gone)) from gone`;
const KEPT_ARTICLE = `with gone as (delete from inventaire where user_id = $1 returning *)
  update annulations set action = 'supprimer', total = 1, lignes = (select jsonb_agg(gone) from gone) where user_id = $1`;
const TICKED = "update taches set etat = true where user_id = $1";
const ON_A_LIST = `update listes_avitaillement set articles =
  '[{"nom": "Riz", "categorie": "Alimentation", "quantite": 1, "unite": "kg", "priorite": "normale"}]' where user_id = $1`;

export const CREW_LINES: CrewLine[] = [
  // the boat
  line("PATCH /api/bateaux/{id}", "200 200 403 403 404 404 404", "a detail", sends({ nom: "Korrigan" })),
  line("PATCH /api/bateaux/{id}", "200 200 200 403 404 404 404", "hours", sends({ heures_moteur: 900 })),
  line(
    "PATCH /api/bateaux/{id}",
    "200 200 403 403 404 404 404",
    "hours and a detail",
    sends({ heures_moteur: 900, nom: "Korrigan" }),
  ),
  line("PATCH /api/bateaux/{id}", "400 400 400 400 400 400 400", "default", sends({ par_defaut: true })),
  line("PATCH /api/bateaux/{id}", "400 400 400 400 400 400 400", "unknown field", sends({ heures: 900 })),
  line("DELETE /api/bateaux/{id}", "200 403 403 403 404 404 404"),
  line("POST /api/bateaux/{id}/par-defaut", "200 403 403 403 404 404 404"),
  line("DELETE /api/bateaux/{id}/photo", "200 200 403 403 404 404 404"),
  // whoever may send a photo hears that this is none
  line("PUT /api/bateaux/{id}/photo", "415 415 403 403 404 404 404"),
  line("GET /api/bateaux/{id}/contenu", "200 200 200 200 404 404 404"),
  line("GET /api/bateaux/{id}/activite", "200 200 200 200 404 404 404"),

  // its engines
  line("POST /api/moteurs", "201 201 403 403 404 404 404"),
  line("PATCH /api/moteurs/{id}", "200 200 403 403 404 404 404", "a name", sends({ nom: "Moteur bâbord" })),
  line("PATCH /api/moteurs/{id}", "200 200 200 403 404 404 404", "hours", sends({ heures: 900 })),
  line("PATCH /api/moteurs/{id}", "200 200 403 403 404 404 404", "both", sends({ heures: 900, nom: "Moteur bâbord" })),
  line("DELETE /api/moteurs/{id}", "400 400 403 403 404 404 404", "with work"),
  line("DELETE /api/moteurs/{id}", "200 200 403 403 404 404 404", "without work", { before: WITHOUT_WORK }),

  // sharing it
  line("POST /api/partages", "201 403 403 403 404 404 404"),
  line("PATCH /api/partages/{id}", "200 403 403 403 404 404 404"),
  line("PATCH /api/partages/{id}", "400 400 400 400 400 400 400", "owner", sends({ role: "proprietaire" })),
  line("DELETE /api/partages/{id}", "200 200 200 200 404 404 404"),
  line("POST /api/bateaux/{id}/ceder", "201 403 403 403 404 404 404"),

  // maintenance
  line("POST /api/maintenances", "201 201 403 403 404 404 404"),
  line("POST /api/maintenances/plan", "201 201 403 403 404 404 404"),
  line("PATCH /api/maintenances/{id}", "200 200 403 403 404 404 404", "title", sends({ titre: "Vidange" })),
  line("PATCH /api/maintenances/{id}", "200 200 200 403 404 404 404", "status", sends({ statut: "Terminée" })),
  line(
    "PATCH /api/maintenances/{id}",
    "200 200 200 403 404 404 404",
    "status and day",
    sends({ statut: "Terminée", date_realisation: "2026-05-01" }),
  ),
  line("PATCH /api/maintenances/{id}", "200 200 200 403 404 404 404", "reopened", {
    ...sends({ statut: "En attente" }),
    before: FINISHED,
  }),
  line(
    "PATCH /api/maintenances/{id}",
    "200 200 403 403 404 404 404",
    "status and price",
    sends({ statut: "Terminée", prix: 12 }),
  ),
  line("PATCH /api/maintenances/{id}", "400 400 400 400 400 400 400", "unknown field", sends({ fait_par: "Anne" })),
  line("PATCH /api/maintenances/{id}", "200 200 403 403 404 404 404", "given to nobody", sends({ assigne_id: null })),
  line("DELETE /api/maintenances/{id}", "200 200 403 403 404 404 404"),
  line("POST /api/maintenances/{id}/restaurer", "200 200 403 403 404 404 404", "deleted", { before: KEPT }),
  line("POST /api/maintenances/{id}/restaurer", "200 200 403 403 404 404 404", "still there"),
  line("POST /api/pieces", "201 201 403 403 404 404 404"),
  line("PATCH /api/pieces/{id}", "200 200 403 403 404 404 404"),
  line("PATCH /api/pieces/{id}", "400 400 400 400 400 400 400", "another article", sends({ article_id: "x" })),
  line("DELETE /api/pieces/{id}", "200 200 403 403 404 404 404"),

  // papers
  line("POST /api/documents", "201 201 403 403 404 404 404"),
  line("PATCH /api/documents/{id}", "200 200 403 403 404 404 404"),
  line("PATCH /api/documents/{id}", "400 400 400 400 400 400 400", "another boat", sends({ bateau_id: "x" })),
  line("DELETE /api/documents/{id}", "200 200 403 403 404 404 404"),
  // whoever may send a file hears that this is none
  line("PUT /api/documents/{id}/fichier", "415 415 403 403 404 404 404"),
  line("DELETE /api/documents/{id}/fichier", "200 200 403 403 404 404 404"),
  // departure: one trip a boat and one check a rule, so that what is sent twice is the last word
  line("POST /api/departs", "201 201 403 403 404 404 404"),
  line("POST /api/departs", "400 400 400 400 400 400 400", "unknown zone", sends({ zone: "lunaire" })),
  line("POST /api/controles_depart", "201 201 403 403 404 404 404"),
  line(
    "POST /api/controles_depart",
    "400 400 400 400 400 400 400",
    "no name of a rule",
    sends({ regle: "Radeau de survie" }),
  ),
  line("DELETE /api/controles_depart/{id}", "200 200 403 403 404 404 404"),

  // a calendar of it is for whoever sees it
  line("POST /api/calendriers", "201 201 201 201 404 404 404"),

  // inventory
  line("POST /api/inventaire", "201 201 201 403 404 404 404"),
  line(
    "POST /api/inventaire",
    "201 201 201 403 404 404 404",
    "several, in a space",
    sends(({ bateaux, espaces_stockage }) =>
      ["Riz", "Sel"].map((nom) => ({
        bateau_id: bateaux?.id,
        nom,
        categorie: null,
        espace_stockage_id: espaces_stockage?.id,
      })),
    ),
  ),
  line("POST /api/inventaire/premier", "201 201 403 403 404 404 404"),
  line(
    "POST /api/inventaire/premier",
    "201 201 201 403 404 404 404",
    "articles alone",
    sends(({ bateaux }) => ({
      bateau_id: bateaux?.id,
      espaces: [],
      articles: [{ nom: "Bouée", categorie: "Sécurité" }],
    })),
  ),
  line("PATCH /api/inventaire/{id}", "200 200 200 403 404 404 404"),
  line("PATCH /api/inventaire/{id}", "200 200 200 403 404 404 404", "count", sends({ quantite: 3 })),
  line("DELETE /api/inventaire/{id}", "200 200 403 403 404 404 404"),
  line("POST /api/inventaire/{id}/ajuster", "200 200 200 403 404 404 404"),
  line("POST /api/inventaire/remplir", "200 200 200 403 404 404 404"),
  line("POST /api/inventaire/reinitialiser", "200 200 200 403 404 404 404"),
  line("POST /api/inventaire/ranger", "200 200 200 403 404 404 404"),
  line("POST /api/inventaire/supprimer", "200 200 403 403 404 404 404"),
  line("POST /api/inventaire/annuler", "200 200 200 403 404 404 404", "a count"),
  line("POST /api/inventaire/annuler", "200 200 403 403 404 404 404", "a deletion", { before: KEPT_ARTICLE }),

  // storage spaces
  line("POST /api/espaces_stockage", "201 201 403 403 404 404 404"),
  line("PATCH /api/espaces_stockage/{id}", "200 200 403 403 404 404 404"),
  line("DELETE /api/espaces_stockage/{id}", "200 200 403 403 404 404 404"),

  // provisioning
  line("POST /api/listes_avitaillement", "201 201 201 403 404 404 404"),
  line("PATCH /api/listes_avitaillement/{id}", "200 200 200 403 404 404 404"),
  line("DELETE /api/listes_avitaillement/{id}", "200 200 403 403 404 404 404"),
  line("POST /api/listes_avitaillement/{id}/dupliquer", "201 201 201 403 404 404 404"),
  line("POST /api/listes_avitaillement/{id}/inventaire", "201 201 201 403 404 404 404", "", { before: ON_A_LIST }),
  line("POST /api/fonctions/generer-avitaillement", "200 200 200 403 404 404 404"),

  // checklists
  line("POST /api/checklists_nouvelles", "201 201 403 403 404 404 404"),
  line("PATCH /api/checklists_nouvelles/{id}", "200 200 403 403 404 404 404"),
  line("PATCH /api/checklists_nouvelles/{id}", "200 200 403 403 404 404 404", "tasks", sends({ taches: ["Ancre"] })),
  line("DELETE /api/checklists_nouvelles/{id}", "200 200 403 403 404 404 404"),
  line("POST /api/checklists_nouvelles/{id}/reinitialiser", "200 200 200 403 404 404 404", "ticked", {
    before: TICKED,
  }),
  line("POST /api/checklists_nouvelles/{id}/reinitialiser", "200 200 200 403 404 404 404", "nothing ticked"),
  line("PATCH /api/taches/{id}", "200 200 200 403 404 404 404", "tick", sends({ etat: true })),
  line("PATCH /api/taches/{id}", "200 200 200 403 404 404 404", "note", sends({ etat: true, note: "À revoir" })),
  line("PATCH /api/taches/{id}", "200 200 200 403 404 404 404", "untied", sends({ maintenance_id: null })),
  line(
    "PATCH /api/taches/{id}",
    "200 200 403 403 404 404 404",
    "tied",
    sends(({ maintenances }) => ({ maintenance_id: maintenances?.id })),
  ),
  line("PATCH /api/taches/{id}", "400 400 400 400 400 400 400", "unknown field", sends({ nom: "Ancre" })),
];

/** Lists: everybody is answered, whoever is aboard with the boat's rows. What they call the rows within the answer. */
export const CREW_LISTS: Record<string, "" | "articles"> = {
  "GET /api/bateaux": "",
  "GET /api/moteurs": "",
  "GET /api/releves_heures": "",
  "GET /api/maintenances": "",
  "GET /api/pieces": "",
  "GET /api/documents": "",
  "GET /api/inventaire": "",
  "GET /api/inventaire/recherche": "",
  "GET /api/inventaire/changements": "articles",
  "GET /api/espaces_stockage": "",
  "GET /api/listes_avitaillement": "",
  "GET /api/checklists_nouvelles": "",
  "GET /api/taches": "",
  "GET /api/passages_checklist": "",
  "GET /api/departs": "",
  "GET /api/controles_depart": "",
};

/** Routes about a boat that have tests of their own. */
export const CREW_ELSEWHERE = [
  "GET /api/photos/{name}",
  "GET /api/documents/{id}/fichier",
  "GET /api/partages",
  "GET /api/activites/dernieres",
  "POST /api/partages/invitation",
  "POST /api/partages/accepter",
  "GET /api/calendrier.ics",
  "GET /api/calendriers",
  "DELETE /api/calendriers/{id}",
  "GET /api/evenements",
  "POST /api/fonctions/assistant-nautique",
  "POST /api/fonctions/assistant-nautique/flux",
];
