import type { JournalEntry, Profile, Subscription } from "@bosco/domain/account";
import type { AssistantUsage, Question } from "@bosco/domain/assistant";
import type { Boat, BoatModel, Engine, HoursReading } from "@bosco/domain/boats";
import type { Checklist, ChecklistRun, Task } from "@bosco/domain/checklists";
import type { Activity, BoatRole } from "@bosco/domain/crew";
import type { DepartureCheck, KeptTrip } from "@bosco/domain/departure";
import type { Paper, PaperFile } from "@bosco/domain/documents";
import type { Article, Category, StorageSpace, SubCategory } from "@bosco/domain/inventory";
import type { CalendarFeed, Maintenance } from "@bosco/domain/maintenance";
import type { Part } from "@bosco/domain/parts";
import type { Generation, ProvisioningList } from "@bosco/domain/provisioning";
import type { RemindedKind, RemindedState, ReminderChoices, ReminderWay } from "@bosco/domain/reminders";
import type { Generated, JSONColumnType } from "kysely";

/** Columns the database fills when an insert leaves them out. */
type WithDefaults<Row, Defaulted extends keyof Row> = Omit<Row, Defaulted> & {
  [Column in Defaulted]: Generated<Row[Column]>;
};
type Stamp = "id" | "version" | "created_at" | "updated_at";
type Owned<Row> = Row & { user_id: string };
/** Told by the database itself. */
type OfBoat = { bateau_id: Generated<string> };

/** The database as Kysely sees it: the domain's own shapes, with the owner beside them. */
export interface Tables {
  bateaux: WithDefaults<Owned<Boat>, Stamp | "nom_moteur" | "heures_moteur" | "par_defaut">;
  /** Beside a boat's first, which is written with the boat. */
  moteurs: WithDefaults<Owned<Engine>, Stamp | "heures">;
  releves_heures: WithDefaults<Owned<HoursReading>, "id" | "date_releve" | "moteur_id">;
  modeles_navires: BoatModel;
  maintenances: WithDefaults<
    Owned<Maintenance>,
    | Stamp
    | "recurrence"
    | "recurrence_mois"
    | "recurrence_heures"
    | "a_date_fixe"
    | "moteur_id"
    | "assigne_id"
    | "assigne"
    | "reference_articles"
    | "description"
    | "statut"
    | "fait_par"
  > & { fait_par_id: Generated<string | null>; tache_id: Generated<string | null> };
  pieces: WithDefaults<Owned<Part>, Stamp | "quantite">;
  documents: WithDefaults<Owned<Omit<Paper, "fichier">>, Stamp> & {
    fichier: JSONColumnType<PaperFile | null, string | null, string | null>;
  };
  /** The previous release's; nothing here writes to it any more. */
  maintenances_supprimees: { user_id: string; id: string; created_at: Generated<string> };
  calendriers: { user_id: string; jeton_hash: string; created_at: Generated<string>; consulte_le: string | null };
  calendriers_choisis: WithDefaults<Owned<CalendarFeed>, "id" | "created_at"> & { jeton_hash: string };
  inventaire: WithDefaults<
    Owned<Article>,
    Stamp | "quantite" | "quantite_max" | "unite" | "reference" | "numero_fabricant"
  > & {
    recherche: Generated<string>;
  };
  categories: WithDefaults<Category, "id" | "icone"> & { owner: Generated<string> };
  sous_categories: WithDefaults<SubCategory, "id"> & { owner: Generated<string>; categorie_owner: string };
  espaces_stockage: WithDefaults<Owned<StorageSpace>, Stamp>;
  annulations: {
    user_id: string;
    id: Generated<string>;
    bateau_id: string;
    action: "remplir" | "reinitialiser" | "ranger" | "supprimer" | "supprimer_maintenance";
    lignes: JSONColumnType<object[]>;
    total: Generated<number>;
    created_at: Generated<string>;
  };
  listes_avitaillement: WithDefaults<Owned<Omit<ProvisioningList, "articles" | "generation">>, Stamp | "est_favori"> & {
    articles: JSONColumnType<ProvisioningList["articles"]>;
    generation: JSONColumnType<Generation | null, string | null, string | null>;
  };
  checklists_nouvelles: WithDefaults<Owned<Checklist>, Stamp | "type">;
  taches: WithDefaults<Owned<Task>, Stamp | "etat" | "note"> & OfBoat;
  passages_checklist: WithDefaults<Owned<Omit<ChecklistRun, "lignes">>, "id" | "created_at"> & {
    lignes: JSONColumnType<ChecklistRun["lignes"]>;
    auteur_id: string;
  } & OfBoat;
  departs: WithDefaults<
    Owned<Omit<KeptTrip, "moteurs">>,
    Stamp | "enfants" | "mediterranee" | "retour_heure" | "contact_a_terre" | "appel_apres_heures"
  > & { moteurs: JSONColumnType<KeptTrip["moteurs"]> };
  controles_depart: WithDefaults<Owned<DepartureCheck>, Stamp | "article_id" | "verifie_le">;
  questions_assistant: WithDefaults<Owned<Omit<Question, "annexes">>, "id" | "created_at" | "origine" | "urgence"> & {
    annexes: JSONColumnType<Question["annexes"]>;
  };
  assistant_usage: WithDefaults<Owned<AssistantUsage & { appels_modele: number }>, "questions_count" | "appels_modele">;
  rappels: Owned<ReminderChoices> & {
    essai_le: Generated<string | null>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  appareils_rappels: {
    user_id: string;
    id: Generated<string>;
    session_id: string | null;
    appareil: string | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    refus: Generated<number>;
    created_at: Generated<string>;
  };
  rappels_dits: {
    user_id: string;
    par: ReminderWay;
    genre: RemindedKind;
    objet: string;
    etat: RemindedState;
    limite: string;
    dit_le: string;
  };
  rappels_arrets: { jeton_hash: string; compte: string };
  jobs: {
    id: Generated<string>;
    kind: string;
    subject: string;
    account: string | null;
    input: JSONColumnType<object>;
    due_at: Generated<string>;
    attempts: Generated<number>;
    lease: Generated<string | null>;
    leased_until: Generated<string | null>;
    reason: Generated<string | null>;
    gave_up_at: Generated<string | null>;
    created_at: Generated<string>;
  };
  profils_utilisateur: WithDefaults<Profile, "role" | "est_demo" | "created_at" | "updated_at">;
  abonnements: WithDefaults<Owned<Subscription>, "id" | "statut" | "created_at">;
  partages: {
    user_id: string;
    id: Generated<string>;
    bateau_id: string;
    email: string;
    role: BoatRole;
    nom: Generated<string | null>;
    membre_id: Generated<string | null>;
    jeton_hash: string | null;
    expire_le: string | null;
    accepte_le: Generated<string | null>;
    created_at: Generated<string>;
  };
  changements: {
    user_id: string;
    table_nom: string;
    ligne: string;
    bateau: Generated<string>;
    xid: Generated<string>;
    moment: Generated<string>;
  };
  changements_oublies: { compte: string; xid: string };
  changements_etat: { seul: Generated<boolean>; oublie: Generated<string> };
  changements_epoques: { id: Generated<string>; lieu: string; fin: string | null; created_at: Generated<string> };
  activites: WithDefaults<Owned<Activity>, "id" | "objet" | "nombre" | "created_at">;
  operations: {
    user_id: string;
    id: string;
    call: string;
    input_hash: string;
    output: JSONColumnType<object, unknown, unknown> | null;
    created_at: Generated<string>;
  };
  journal_administration: {
    id: Generated<string>;
    acteur_id: string;
    cible_id: string;
    action: JournalEntry["action"];
    details: JSONColumnType<JournalEntry["details"]>;
    created_at: Generated<string>;
  };
  effacements: {
    empreinte: string;
    motif: "demande" | "administration" | "inactivité" | "inscription non confirmée";
    created_at: Generated<string>;
  };
  avertissements_inactivite: { user_id: string; created_at: Generated<string> };
  auth_users: {
    id: Generated<string>;
    name: string;
    email: string;
    emailVerified: Generated<boolean>;
    createdAt: Generated<string>;
    lastSignInAt: string | null;
  };
  auth_sessions: {
    id: Generated<string>;
    userId: string;
    token: string;
    expiresAt: string;
    createdAt: Generated<string>;
    updatedAt: Generated<string>;
    ipAddress: string | null;
    userAgent: string | null;
  };
  auth_accounts: {
    id: Generated<string>;
    userId: string;
    accountId: string;
    providerId: string;
    password: string | null;
  };
  auth_verifications: { id: Generated<string>; identifier: string; value: string; expiresAt: string };
  auth_attempts: { id: Generated<number>; subject: string; at: Generated<string> };
  auth_known_browsers: { user_id: string; browser_hash: string; seen_at: Generated<string> };
  server_state: { name: string; value: string; updated_at: Generated<string> };
}
