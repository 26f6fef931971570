import { randomUUID } from "node:crypto";
import { account, article } from "./fleet.ts";
import type { Request } from "./load.ts";

/** Half of the accounts read and change, the others grow: a list stays as long as it was. */
export interface Call {
  request: Request;
  /** The same over `pg` alone, on the bare table. */
  statement: { name: string; text: string; values: (n: number) => unknown[] };
}

const COLUMNS = `bateau_id, nom, description, categorie, sous_categorie, quantite, quantite_max, unite, date_achat, date_peremption,
  prix_unitaire, espace_stockage_id, id, version, created_at, updated_at`;
// why a prime: one account after the other would find its rows in the processor's cache.
const spread = (n: number, most: number) => (n * 7_919) % most;

/** Calls that are measured for Bosco alone. */
export const readsOn = (accounts: number): Record<"search" | "changed" | "everything", Pick<Call, "request">> => {
  const get = (path: (n: number) => string) => ({
    request: (n: number) => ({ method: "GET", path: path(n), cookie: account(spread(n, accounts / 2)).cookie }),
  });
  const SINCE = "2099-01-01T00:00:00.000Z";
  return {
    search: get((n) => `/api/inventaire/recherche?q=article%20${n % 50}`),
    /** What changed since a moment, and how many there are. */
    changed: get(() => `/api/inventaire/changements?depuis=${SINCE}`),
    everything: get(() => "/api/inventaire"),
  };
};

export function callsOn(accounts: number): Record<"list" | "change" | "insert", Call> {
  const half = accounts / 2;
  const reader = (n: number) => account(spread(n, half));
  const grower = (n: number) => account(half + spread(n, half));
  const added = (n: number) => ({
    bateau_id: grower(n).boat,
    nom: `Boîte ${n}`,
    categorie: "Alimentation",
    quantite: 2,
    quantite_max: 6,
    unite: "boîte",
  });
  return {
    list: {
      request: (n) => ({
        method: "GET",
        path: `/api/inventaire?bateau_id=${reader(n).boat}`,
        cookie: reader(n).cookie,
      }),
      statement: {
        name: "list",
        text: `select ${COLUMNS} from inventaire_bare where user_id = $1 and bateau_id = $2 order by fold(nom), nom, id`,
        values: (n) => [reader(n).user, reader(n).boat],
      },
    },
    change: {
      request: (n) => ({
        method: "PATCH",
        path: `/api/inventaire/${article(spread(n, half), n % 50)}`,
        cookie: reader(n).cookie,
        body: { quantite: n % 40 },
      }),
      statement: {
        name: "change",
        text: `update inventaire_bare set quantite = $3, version = version + 1, updated_at = now()
          where user_id = $1 and id = $2 returning ${COLUMNS}`,
        values: (n) => [reader(n).user, article(spread(n, half), n % 50), n % 40],
      },
    },
    insert: {
      request: (n) => ({ method: "POST", path: "/api/inventaire", cookie: grower(n).cookie, body: added(n) }),
      statement: {
        name: "insert",
        text: `insert into inventaire_bare (user_id, bateau_id, nom, categorie, quantite, quantite_max, unite)
          values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
        values: (n) => [grower(n).user, ...Object.values(added(n))],
      },
    },
  };
}

/** The same write as a page of Bosco sends it: named, so that it happens once. */
export const named =
  (request: Request): Request =>
  (n) => ({ ...request(n), key: randomUUID() });
