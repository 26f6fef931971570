import type { Profile, Subscription } from "@bosco/domain/account";
import type { AssistantUsage, Question } from "@bosco/domain/assistant";
import type { Boat, BoatModel } from "@bosco/domain/boats";
import type { Checklist, Task } from "@bosco/domain/checklists";
import type { Article, Category, StorageSpace, SubCategory } from "@bosco/domain/inventory";
import type { Maintenance } from "@bosco/domain/maintenance";
import type { ProvisioningList } from "@bosco/domain/provisioning";
import type { Generated, JSONColumnType } from "kysely";

/** Columns the database fills when an insert leaves them out. */
type WithDefaults<Row, Defaulted extends keyof Row> = Omit<Row, Defaulted> & {
  [Column in Defaulted]: Generated<Row[Column]>;
};
type Stamp = "id" | "version" | "created_at" | "updated_at";
type Owned<Row> = Row & { user_id: string };

/** The database as Kysely sees it: the domain's own shapes, with the owner beside them. */
export interface Tables {
  bateaux: WithDefaults<Owned<Boat>, Stamp | "heures_moteur" | "par_defaut">;
  modeles_navires: BoatModel;
  maintenances: WithDefaults<
    Owned<Maintenance>,
    Stamp | "recurrence" | "reference_articles" | "description" | "statut"
  >;
  inventaire: WithDefaults<Owned<Article>, Stamp | "quantite" | "quantite_max" | "unite"> & {
    recherche: Generated<string>;
  };
  categories: WithDefaults<Category, "id" | "icone"> & { owner: Generated<string> };
  sous_categories: WithDefaults<SubCategory, "id"> & { owner: Generated<string>; categorie_owner: string };
  espaces_stockage: WithDefaults<Owned<StorageSpace>, Stamp>;
  listes_avitaillement: WithDefaults<Owned<Omit<ProvisioningList, "articles">>, Stamp | "est_favori"> & {
    articles: JSONColumnType<ProvisioningList["articles"]>;
  };
  checklists_nouvelles: WithDefaults<Owned<Checklist>, Stamp | "type">;
  taches: WithDefaults<Owned<Task>, Stamp | "etat">;
  questions_assistant: WithDefaults<Owned<Question>, "id" | "created_at">;
  assistant_usage: WithDefaults<Owned<AssistantUsage>, "questions_count">;
  profils_utilisateur: WithDefaults<Profile, "role" | "est_demo" | "created_at" | "updated_at">;
  abonnements: WithDefaults<Owned<Subscription>, "id" | "statut" | "created_at">;
  operations: {
    user_id: string;
    id: string;
    call: string;
    input_hash: string;
    output: JSONColumnType<object, unknown, unknown> | null;
    created_at: Generated<string>;
  };
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
  auth_attempts: { subject: string; at: Generated<string> };
  auth_known_browsers: { user_id: string; browser_hash: string; seen_at: Generated<string> };
  server_state: { name: string; value: string; updated_at: Generated<string> };
}
