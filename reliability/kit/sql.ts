import pg from "pg";

export type Query = <Row extends pg.QueryResultRow = pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

/** One connection for one piece of work. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  client.on("error", () => {}); // the failing query says it
  await client.connect();
  return work(client).finally(() => client.end().catch(() => {}));
}

/** Each query on a connection of its own: what is asked between two faults must not hang on the one before. */
export function queryOn(connection: () => pg.ClientConfig): Query {
  return (text, values) => withClient(connection(), async (client) => (await client.query(text, values)).rows);
}
