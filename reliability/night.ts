import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayIn, weekStart } from "@bosco/domain/days";
import { type MailSink, startMailSink } from "../server/tests/mail-sink.ts";
import { type Bosco, startBosco } from "./kit/bosco.ts";
import { startOutsidePostgres } from "./kit/outside-postgres.ts";
import { openResults } from "./kit/results.ts";
import { withClient } from "./kit/sql.ts";

/**
 * `npm run test:night`: ten thousand owners have something due on one morning. Two servers on one PostgreSQL write to them, first to a
 * mail server that is away; in the middle one of the two is killed while its mails are taken and not yet noted.
 */
const OWNERS = 10_000;
/** The mail that the second server dies over. */
const FATAL = 3_000;
/** What one server sends at a time: so much may come twice when it dies, and no more. */
const WIDTH = 4;
/** Idle it has some 170; what ten thousand cost must not be what each of them costs. */
const MOST_RESIDENT_MB = 350;
/** What a server has taken when it dies is free again after the lease of a mail, a quarter of an hour (jobs/reminders/mail-lane.ts). */
const PATIENCE_MS = 35 * 60_000;

/** The Message-IDs that came to each address. */
const came = new Map<string, string[]>();
let taken = 0;
let atFatal = () => {};

async function take(raw: string, to: string[]): Promise<void> {
  const id = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "none";
  for (const one of to) came.set(one, [...(came.get(one) ?? []), id]);
  taken += 1;
  if (taken === FATAL) atFatal();
}

const postgres = await startOutsidePostgres();
let sink: MailSink = await startMailSink({ take });
const { port } = new URL(sink.url);
const env = { SMTP_URL: sink.url, DATABASE_POOL: "10" };
const first = await startBosco({ databaseUrl: postgres.url, env });
await first.stop();
await addOwners();

// Monday morning, when both rhythms of mail are due; the mail server is away.
await sink.stop();
const monday = weekStart(addDays(dayIn(new Date(), "Europe/Paris"), 7));
const CLOCK_SHIFT_MS = String(Date.parse(`${monday}T07:30:00Z`) - Date.now());
const servers = await Promise.all(
  [0, 1].map(() => startBosco({ databaseUrl: postgres.url, env: { ...env, CLOCK_SHIFT_MS } })),
);
const [staying, dying] = servers as [Bosco, Bosco];
const idle = servers.map(residentMb);
const died = new Promise<void>((resolve) => {
  atFatal = () => void dying.kill().then(resolve);
});

await until("what is due is planned", async () => (await waiting()) === OWNERS);
console.log(`planned: ${OWNERS} mails wait; resident ${servers.map(peakMb).join(" and ")} MB at most`);
sink = await startMailSink({ take, port: Number(port) });
const started = performance.now();
await died;
console.log(`killed one server at mail ${FATAL}`);
await until("every owner has a mail", async () => came.size === OWNERS && (await waiting()) === 0);
const seconds = Math.round((performance.now() - started) / 1_000);

const repeated = [...came.values()].filter((ids) => ids.length > 1);
const peak = peakMb(staying);
const faults = [
  repeated.length > WIDTH && `${repeated.length} mails came twice`,
  repeated.some((ids) => ids.length > 2) && "a mail came three times",
  repeated.some((ids) => new Set(ids).size > 1) && "a repeated mail has another Message-ID",
  peak > MOST_RESIDENT_MB && `resident memory grew from ${idle[0]} to ${peak} MB`,
  staying.log.some((line) => /"level":(50|60)/.test(line)) &&
    `errors in the log:\n${staying.log.slice(0, 5).join("\n")}`,
].filter(Boolean);
const figure =
  `${OWNERS} owners, each told; ${repeated.length} told twice by the server that was killed (at most ${WIDTH}), by the same Message-ID; ` +
  `${seconds} s from the mail server's return; resident ${idle[0]} MB before, ${peak} MB at most`;
console.log(figure);
await Promise.all(servers.map((one) => one.remove()));
await first.remove();
await sink.stop();
await postgres.remove();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
openResults("night").note({
  case: "Reminders",
  test: "`npm run test:night`: 10,000 mails due, two servers, the mail server away at first, one server killed between sending and commit",
  figure,
});
process.exit(0);

/** Each with a boat and a work that is due, straight into the database. */
async function addOwners(): Promise<void> {
  await withClient(postgres.connection, async (client) => {
    await client.query("set role bosco_system");
    await client.query(
      `with added as (insert into auth_users (name, email, "emailVerified")
         select '', 'owner' || n || '@bosco.test', true from generate_series(1, $1) as n returning id),
       boats as (insert into bateaux (user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur,
           capacite_carburant, capacite_eau)
         select id, 'Bateau', 'Bénéteau', 'First', 2000, 10, 3, 'Diesel', 100, 100 from added returning user_id, id)
       insert into maintenances (user_id, bateau_id, titre, categorie, date_echeance)
         select user_id, id, 'Vidange', 'Moteur', current_date + 2 from boats`,
      [OWNERS],
    );
  });
}

async function waiting(): Promise<number> {
  const [row] = await postgres.query<{ n: number }>("select count(*)::int as n from jobs where kind = 'mail'");
  return row?.n ?? 0;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await sleep(1_000))
    if (performance.now() > end)
      throw new Error(`${what}: not within ${PATIENCE_MS / 60_000} minutes (${came.size} told)`);
}

function residentMb(bosco: Bosco): number {
  return readStatus(bosco, "VmRSS");
}

function peakMb(bosco: Bosco): number {
  return readStatus(bosco, "VmHWM");
}

function readStatus(bosco: Bosco, name: string): number {
  const status = readFileSync(`/proc/${bosco.pid()}/status`, "utf8");
  return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1_024);
}
