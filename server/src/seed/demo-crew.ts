import type { Activity } from "@bosco/domain/crew";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN } from "./demo-boats.ts";

/** An example crew: people without an account, whom nobody can sign in as. */
const CREW = [
  { nom: "Yann Le Goff", email: "yann@example.org", role: "gestion", daysAgo: 40 },
  { nom: "Maëlle Kerbrat", email: "maelle@example.org", role: "equipage", daysAgo: 12 },
] as const;
const GUEST = { nom: null, email: "chantier@example.org", role: "lecture" } as const;
/** Of no secret that anybody knows. */
const NO_SECRET = "-".repeat(43);

type Deed = Pick<Activity, "auteur" | "action"> & { daysAgo: number; hour: number; objet?: string; nombre?: number };
const DEEDS: Deed[] = [
  { daysAgo: 1, hour: 17, auteur: "Maëlle Kerbrat", action: "stock", nombre: 12 },
  { daysAgo: 2, hour: 16, auteur: "Camille Le Goff", action: "heures", objet: "842\u00a0h" },
  { daysAgo: 2, hour: 15, auteur: "Yann Le Goff", action: "checklist", objet: "Arrivée au port" },
  { daysAgo: 4, hour: 10, auteur: "Yann Le Goff", action: "maintenance", objet: "Contrôle des niveaux" },
  { daysAgo: 6, hour: 11, auteur: "Yann Le Goff", action: "papier", objet: "Facture de carénage" },
  { daysAgo: 9, hour: 18, auteur: "Maëlle Kerbrat", action: "liste", objet: "Week-end aux Glénan" },
  { daysAgo: 12, hour: 9, auteur: "Maëlle Kerbrat", action: "arrivee" },
  { daysAgo: 40, hour: 9, auteur: "Yann Le Goff", action: "arrivee" },
];

const DAY_MS = 86_400_000;
const at = (daysAgo: number, hour: number) =>
  `${new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)}T${String(hour).padStart(2, "0")}:00:00.000Z`;
const shareId = (n: number) => `b05c0000-0000-4000-8000-00000000070${n}`;
const deedId = (n: number) => `b05c0000-0000-4000-8000-00000000071${n}`;

/** Who shares the demo's boat, and what they have done aboard. */
export async function seedDemoCrew(db: Db): Promise<void> {
  const boat = { user_id: DEMO_ID, bateau_id: KORRIGAN };
  const members = CREW.map(({ daysAgo, ...one }, index) => ({
    ...{ ...boat, ...one, id: shareId(index), created_at: at(daysAgo, 8), accepte_le: at(daysAgo, 9) },
    ...{ jeton_hash: null, expire_le: null },
  }));
  const guest = {
    ...{ ...boat, ...GUEST, id: shareId(members.length), created_at: at(2, 8), accepte_le: null },
    ...{ jeton_hash: NO_SECRET, expire_le: at(-5, 8) },
  };
  await db
    .insertInto("partages")
    .values([...members, guest])
    .execute();
  await db
    .insertInto("activites")
    .values(
      DEEDS.map(({ daysAgo, hour, ...deed }, index) => ({
        ...{ ...boat, ...deed, id: deedId(index), created_at: at(daysAgo, hour) },
        auteur_id: deed.auteur === "Camille Le Goff" ? DEMO_ID : null,
      })),
    )
    .execute();
}
