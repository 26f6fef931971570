import type { KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Db } from "../../database/database.ts";
import { countUsers, listUsers } from "./queries.ts";

const MANY = 10_000;
const server = useTestServer();
beforeAll(async () => {
  await server.sql(`insert into auth_users (name, email, "emailVerified", "createdAt")
    select 'u', 'u' || n || '@foule.test', true, now() - n * interval '1 minute' from generate_series(1, ${MANY}) as n`);
  await server.sql(`begin; set local role bosco_system;
    insert into abonnements (user_id, plan, date_debut, date_fin)
      select id, 'premium', now(), now() + interval '1 year' from profils_utilisateur where email like '%foule.test';
    commit; analyze profils_utilisateur; analyze abonnements`);
}, 120_000);

test(`a page of ${MANY} accounts takes two queries, whatever is asked of it`, async () => {
  for (const query of [{}, { recherche: "foule" }, { tri: "plan" as const, page: 200 }, { tri: "bateaux" as const }]) {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const users = await server.database.asSystem(async (db) => {
      const counted = db.withPlugin(counting) as Db;
      const page = await listUsers(counted, { ...query, limite: 25 });
      expect(await countUsers(counted, undefined)).toBeGreaterThan(MANY);
      return page;
    });
    expect(users).toHaveLength(25);
    expect(queries).toBe(2);
  }
});

test(`a page of ${MANY} accounts keeps nobody waiting`, async () => {
  const admin = await server.admin();
  for (const query of ["", "recherche=u99", "tri=plan&ordre=desc", "tri=bateaux", "tri=nom&page=300"]) {
    const started = performance.now();
    const { status, body } = await admin.get(`/api/fonctions/admin-users?limite=25&${query}`);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect([status, body.length]).toEqual([200, 25]);
  }
});
