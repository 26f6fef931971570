import { setTimeout as sleep } from "node:timers/promises";
import { postgresProcesses, residentMb } from "../../bench/server/processes.ts";
import type { Bosco } from "../kit/bosco.ts";
import { runLoad } from "../kit/load.ts";
import { besides, ownMb } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { slope } from "../kit/quantiles.ts";
import { openStream, type Stream } from "../kit/stream.ts";
import type { Owner } from "./fleet.ts";
import { trafficOf } from "./traffic.ts";

const PER_SECOND = 50;
const SAMPLE_MS = 5_000;
/** A server that has just begun still grows: its caches fill, its code is compiled. */
const SETTLE_MINUTES = 2;
const MOST_MB_PER_MINUTE = 1;
const LISTENED_TO = 100;

interface Sample {
  minute: number;
  residentMb: number;
  postgresMb: number;
  connections: number;
}

/** So many minutes of everyday traffic, with pages that listen, come and go. */
export async function soakSteadily(bosco: Bosco, owners: readonly Owner[], minutes: number): Promise<Outcome> {
  const samples: Sample[] = [];
  const streams: Stream[] = [];
  let told = 0;
  let refused = 0;
  let isOver = false;
  const onChange = () => {
    told += 1;
  };
  const listenTo = async (n: number) => {
    const { cookie, address } = owners[n % owners.length] as Owner;
    const stream = openStream({ url: bosco.url, cookie, address, onChange });
    streams.push(stream);
    if ((await stream.opened) !== 200) refused += 1;
  };
  await Promise.all(Array.from({ length: LISTENED_TO }, (_, n) => listenTo(n)));

  const started = performance.now();
  const sampler = (async () => {
    while (!isOver) {
      samples.push({ minute: (performance.now() - started) / 60_000, ...(await look(bosco)) });
      await sleep(SAMPLE_MS);
    }
  })();
  const comings = (async () => {
    for (let n = LISTENED_TO; !isOver; n += 1) {
      streams.shift()?.leave();
      await listenTo(n);
      await sleep(1_000);
    }
  })();
  const traffic = trafficOf(owners);
  const load = await runLoad({ urls: [bosco.url], perSecond: PER_SECOND, seconds: minutes * 60, ...traffic });
  isOver = true;
  await Promise.all([sampler, comings]);
  for (const stream of streams) stream.leave();

  const settled = samples.filter(({ minute }) => minute >= Math.min(SETTLE_MINUTES, minutes / 2));
  const perMinute = (of: (sample: Sample) => number) => slope(settled.map(of)) * (60_000 / SAMPLE_MS);
  const growth = perMinute(({ residentMb }) => residentMb);
  const connections = settled.map((one) => one.connections);
  const [fewest, most] = [Math.min(...connections), Math.max(...connections)];
  const unforeseen = Object.entries(load.statuses).flatMap(([kind, statuses]) =>
    Object.entries(statuses).flatMap(([status, count]) =>
      /^20[01]$/.test(status) ? [] : [`${count} × ${kind} ${status}`],
    ),
  );
  const [first, last] = [settled[0], settled.at(-1)];
  return {
    case: "Soak",
    test: `\`npm run soak\`: ${minutes} minutes at ${PER_SECOND} requests/s (reads, steps, creations, searches, pulls) of ${owners.length} owners, ${LISTENED_TO} streams that come and go`,
    figure: [
      `${load.sent} requests, ${load.failures.length === 0 ? "no 5xx" : "5xx"}`,
      `p95 ${Object.entries(load.latency)
        .map(([kind, { p95 }]) => `${kind} ${p95}`)
        .join(", ")} ms`,
      `${told} events told`,
      `resident ${first?.residentMb.toFixed(0)} → ${last?.residentMb.toFixed(0)} MB after minute ${SETTLE_MINUTES} (${growth.toFixed(2)} MB/min, 1 promised)`,
      `PostgreSQL's own ${first?.postgresMb.toFixed(0)} → ${last?.postgresMb.toFixed(0)} MB`,
      `${fewest === most ? most : `${fewest} to ${most}`} connections`,
      besides(),
    ].join("; "),
    faults: [
      ...load.failures,
      unforeseen.length > 0 && `unforeseen answers: ${unforeseen.join(", ")}`,
      load.heldBack > load.sent / 100 && `${load.heldBack} requests were held back`,
      growth >= MOST_MB_PER_MINUTE && `memory grows: ${samples.map((one) => one.residentMb.toFixed(0)).join(" ")}`,
      most - fewest > 1 && `connections are not constant: ${connections.join(" ")}`,
      (told === 0 || refused > 0) && `${told} events, ${refused} streams refused`,
    ].filter((one) => typeof one === "string"),
  };
}

async function look(bosco: Bosco): Promise<Omit<Sample, "minute">> {
  const [row] = await bosco.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where application_name like 'bosco%'",
  );
  const postgresMb = ownMb(postgresProcesses(bosco.dataDir));
  return { residentMb: residentMb(bosco.pid()), postgresMb, connections: row?.n ?? 0 };
}
