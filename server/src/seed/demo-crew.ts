import { randomBytes } from "node:crypto";
import type { Activity } from "@bosco/domain/crew";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN } from "./demo-boats.ts";

/** An example crew: people without an account, whom nobody can sign in as. */
const CREW = [
  { nom: "Yann Le Goff", email: "yann@example.org", role: "gestion" },
  { nom: "Maëlle Kerbrat", email: "maelle@example.org", role: "equipage" },
] as const;
const GUEST = { email: "chantier@example.org", role: "lecture" } as const;

type Deed = Pick<Activity, "action"> & { hoursAgo: number; auteur: string; objet?: string; nombre?: number };
const DEEDS: Deed[] = [
  { hoursAgo: 3, auteur: "Maëlle Kerbrat", action: "stock", nombre: 12 },
  { hoursAgo: 27, auteur: "Camille Le Goff", action: "heures", objet: "842\u00a0h" },
  { hoursAgo: 28, auteur: "Yann Le Goff", action: "checklist", objet: "Arrivée au port" },
  { hoursAgo: 75, auteur: "Yann Le Goff", action: "maintenance", objet: "Contrôle des niveaux" },
  { hoursAgo: 24 * 9, auteur: "Maëlle Kerbrat", action: "liste", objet: "Week-end aux Glénan" },
  { hoursAgo: 24 * 12, auteur: "Maëlle Kerbrat", action: "arrivee" },
  { hoursAgo: 24 * 40, auteur: "Yann Le Goff", action: "arrivee" },
];
const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Who shares the demo's boat, and what they have done aboard. */
export async function seedDemoCrew(db: Db): Promise<void> {
  const boat = { user_id: DEMO_ID, bateau_id: KORRIGAN };
  await db
    .insertInto("partages")
    .values([
      ...CREW.map((one, index) => ({
        ...boat,
        ...one,
        jeton_hash: null,
        expire_le: null,
        accepte_le: before(24 * (40 - 28 * index)),
      })),
      {
        ...boat,
        ...GUEST,
        nom: null,
        accepte_le: null,
        // the hash of nothing that anybody has
        jeton_hash: randomBytes(32).toString("base64url"),
        expire_le: sql<string>`now() + interval '5 days'`,
      },
    ])
    .execute();
  await db
    .insertInto("activites")
    .values(
      DEEDS.map(({ hoursAgo, ...deed }) => ({
        ...boat,
        ...deed,
        auteur_id: deed.auteur === "Camille Le Goff" ? DEMO_ID : null,
        created_at: before(hoursAgo),
      })),
    )
    .execute();
}
