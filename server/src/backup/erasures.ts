import type pg from "pg";
import { asSystem } from "./turn.ts";

interface Erasure {
  empreinte: string;
  motif: string;
  at: string;
}

const KNOWS_ERASURES = "select to_regclass('public.effacements') is not null as known";
const ADD = `insert into effacements (empreinte, motif, created_at)
  select empreinte, motif, at from unnest($1::text[], $2::text[], $3::timestamptz[]) as erased (empreinte, motif, at)
  on conflict do nothing`;

/**
 * Who was erased, by the database that is being replaced: a backup of before has forgotten it, and the list beside the database
 * may lack a line or be elsewhere. What it gives adds them to the one that takes its place, and the next start erases them again.
 */
export async function rememberErasures(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: found } = await client.query<{ known: boolean }>(KNOWS_ERASURES);
  const erased = found[0]?.known ? await readErasures(client) : [];
  return () =>
    asSystem(client, async () => {
      const column = (name: keyof Erasure) => erased.map((one) => one[name]);
      await client.query(ADD, [column("empreinte"), column("motif"), column("at")]);
    });
}

const readErasures = (client: pg.Client) =>
  asSystem(client, async () => {
    const { rows } = await client.query<Erasure>("select empreinte, motif, created_at::text as at from effacements");
    return rows;
  });
