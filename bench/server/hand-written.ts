import { createHash } from "node:crypto";
import fastify from "fastify";
import pg from "pg";

/**
 * The three calls as one would write them by hand, without Bosco's layers: Fastify, one prepared query for the session, a
 * transaction in the user's role, the same SQL and JSON. `BENCH_TABLE` has no triggers.
 */
const { PORT, DATABASE_URL, BENCH_TABLE } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify();

const COLUMNS = `bateau_id, nom, description, categorie, sous_categorie, quantite::float8, quantite_max::float8, unite,
  date_achat::text, date_peremption::text, prix_unitaire::float8, espace_stockage_id, id, version, created_at, updated_at`;
const SESSION = `select "userId" from auth_sessions where token = $1 and "expiresAt" > now()`;
const ROLE = "select set_config('role', 'bosco_app', true), set_config('app.user_id', $1, true)";
const LIST = `select ${COLUMNS} from ${BENCH_TABLE} where bateau_id = $1 order by fold(nom), nom, id`;
const CHANGE = `update ${BENCH_TABLE} set quantite = $2, version = version + 1, updated_at = now() where id = $1 returning ${COLUMNS}`;
const INSERT = `insert into ${BENCH_TABLE} (user_id, bateau_id, nom, categorie, quantite, quantite_max, unite)
  values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`;

async function userOf(cookie = ""): Promise<string> {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
  const stored = `sha256:${createHash("sha256")
    .update(token.slice(0, token.lastIndexOf(".")))
    .digest("hex")}`;
  const { rows } = await pool.query({ name: "session", text: SESSION, values: [stored] });
  if (!rows[0]) throw Object.assign(new Error("signed out"), { statusCode: 401 });
  return rows[0].userId;
}

async function asUser(user: string, name: string, text: string, values: unknown[]): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({ name: "role", text: ROLE, values: [user] });
    const { rows } = await client.query({ name, text, values });
    await client.query("commit");
    return rows;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

app.get<{ Querystring: { bateau_id: string } }>("/api/inventaire", async ({ headers, query }) =>
  asUser(await userOf(headers.cookie), "list", LIST, [query.bateau_id]),
);
app.patch<{ Params: { id: string }; Body: { quantite: number } }>("/api/inventaire/:id", async (request) => {
  const { headers, params, body } = request;
  return (await asUser(await userOf(headers.cookie), "change", CHANGE, [params.id, body.quantite]))[0];
});
interface Added {
  bateau_id: string;
  nom: string;
  categorie: string;
  quantite: number;
  quantite_max: number;
  unite: string;
}
app.post<{ Body: Added }>("/api/inventaire", async ({ headers, body }, reply) => {
  const user = await userOf(headers.cookie);
  const values = [user, body.bateau_id, body.nom, body.categorie, body.quantite, body.quantite_max, body.unite];
  return reply.status(201).send((await asUser(user, "insert", INSERT, values))[0]);
});
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
