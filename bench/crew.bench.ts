import pg from "pg";
import type { Figure } from "./run.ts";
import { costOf, type Measured, openArena } from "./server/arena.ts";
import { account, article } from "./server/fleet.ts";
import type { Request } from "./server/load.ts";

/** Three groups of as many accounts: the first share nothing, the second share their boat, the third are aboard it. */
const EACH = 1_000;
const REQUESTS = 900;
/** The boats of the first of the second group, of which his member sees one. */
const FLEET = { boats: 200, articlesEach: 100 };

/** What it may cost, of what it costs while nobody shares anything. */
const SITUATIONS = {
  "who shares nothing": { owners: 0, callers: 0, budget: 1.15 },
  "who shares his boat": { owners: 1, callers: 1, budget: 2 },
  "aboard another's": { owners: 1, callers: 2, budget: 2.5 },
};

/**
 * What the crew costs in processor time: whoever shares nothing, nothing that can be measured; whoever shares, little. Each call
 * beside the same one before anybody shared.
 */
export default async function measure(): Promise<Figure[]> {
  const arena = await openArena(3 * EACH);
  try {
    const bosco = await arena.startBosco(4_995);
    const costs = async (name: string, request: Request) => {
      const [measured] = await arena.inTurns([bosco], { request }, REQUESTS);
      if (!measured) throw new Error("nothing was measured");
      print(name, measured);
      return costOf(measured);
    };
    // why: a server that has just been started is slower than it will be, and what comes first would be measured on it.
    for (const request of Object.values(callsBy(0, 0))) await bosco.run({ request }, 3 * REQUESTS);
    const before: Record<string, number> = {};
    for (const [call, request] of Object.entries(callsBy(0, 0)))
      before[call] = await costs(`${call}, nobody shares`, request);
    await share(arena.connection);
    const figures: Figure[] = [];
    for (const [who, { owners, callers, budget }] of Object.entries(SITUATIONS))
      for (const [call, request] of Object.entries(callsBy(owners, callers))) {
        const value = (await costs(`${call}, ${who}`, request)) / (before[call] ?? Number.NaN);
        figures.push({ name: `${call}, ${who}`, value, budget, unit: "of before" });
      }
    await growFleet(arena.connection);
    const { boat } = account(EACH);
    const { cookie } = account(2 * EACH);
    const one = await costs("list of one boat of 200", get(`/api/inventaire?bateau_id=${boat}`, cookie));
    const all = await costs("all one sees of 200 boats", get("/api/inventaire", cookie));
    return [
      ...figures,
      {
        name: "list, aboard one of 200 boats",
        value: one / (before.list ?? Number.NaN),
        budget: 1.6,
        unit: "of before",
      },
      { name: "all one sees, aboard one of 200 boats", value: all / one, budget: 5, unit: "of that list" },
    ];
  } finally {
    await arena.close();
  }
}

const get =
  (path: string, cookie: string): Request =>
  () => ({ method: "GET", path, cookie });

/** Half of a group reads and changes, the other half grows: a list stays as long as it was. */
function callsBy(owners: number, callers: number): Record<"list" | "change" | "insert", Request> {
  const half = EACH / 2;
  // why a prime: one account after the other would find its rows in the processor's cache.
  const reader = (n: number) => (n * 7_919) % half;
  const grower = (n: number) => half + reader(n);
  const owner = (n: number) => owners * EACH + n;
  const cookie = (n: number) => account(callers * EACH + n).cookie;
  const boat = (n: number) => account(owner(n)).boat;
  return {
    list: (n) => ({ method: "GET", path: `/api/inventaire?bateau_id=${boat(reader(n))}`, cookie: cookie(reader(n)) }),
    change: (n) => ({
      method: "PATCH",
      path: `/api/inventaire/${article(owner(reader(n)), n % 50)}`,
      cookie: cookie(reader(n)),
      body: { quantite: n % 40 },
    }),
    insert: (n) => ({
      method: "POST",
      path: "/api/inventaire",
      cookie: cookie(grower(n)),
      body: { bateau_id: boat(grower(n)), nom: `Boîte ${n}`, categorie: "Alimentation", quantite: 2, unite: "boîte" },
    }),
  };
}

async function onDatabase(connection: pg.ClientConfig, statements: string) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statements);
  await client.end();
}

/** Everybody of the second group takes his own one of the third aboard. */
const share = (connection: pg.ClientConfig) => {
  const person = (n: number) => `'${account(n).user}'`;
  const rows = Array.from({ length: EACH }, (_, n) => {
    const owner = EACH + n;
    return `(${person(owner)}, '${account(owner).boat}', 'm${n}@bench.example', 'equipage', ${person(owner + EACH)}, now())`;
  });
  return onDatabase(
    connection,
    `begin; set local role bosco_system;
    insert into partages (user_id, bateau_id, email, role, membre_id, accepte_le) values ${rows.join()};
    commit; analyze partages`,
  );
};

const growFleet = (connection: pg.ClientConfig) =>
  onDatabase(
    connection,
    `alter table bateaux disable trigger user; alter table inventaire disable trigger user;
    begin; set local role bosco_system;
    insert into bateaux (user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau)
      select '${account(EACH).user}', 'Flotte', 'Bénéteau', 'First', 2010, 8, 3, 'Yanmar', 50, 50 from generate_series(2, ${FLEET.boats});
    insert into inventaire (user_id, bateau_id, nom, categorie, quantite, quantite_max, unite)
      select user_id, id, 'Article ' || n, 'Alimentation', 1, 40, 'boîte' from bateaux, generate_series(1, ${FLEET.articlesEach}) n
      where nom = 'Flotte';
    commit;
    alter table bateaux enable trigger user; alter table inventaire enable trigger user;
    analyze bateaux, inventaire`,
  );

function print(name: string, { perSecond, ownMs, postgresMs }: Measured) {
  console.log(
    `  ${name.padEnd(30)} ${perSecond.toFixed(0).padStart(5)}/s  ${ownMs.toFixed(2)} + ${postgresMs.toFixed(2)} ms`,
  );
}
