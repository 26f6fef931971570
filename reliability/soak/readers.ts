import type { Bosco } from "../kit/bosco.ts";
import { type Latency, quantiles } from "../kit/quantiles.ts";
import type { Owner } from "./fleet.ts";

const READERS = 5;
/** What reads are promised whatever else happens (H2, C10). */
const PROMISED_MS = 300;

export interface Reading extends Latency {
  faults: string[];
}

/** Five who read all the time, each as soon as the last answer came, until `isOver`. */
export async function readMeanwhile(
  bosco: Bosco,
  owners: readonly Owner[],
  isOver: () => boolean,
  paths: readonly ((owner: Owner) => string)[] = [() => "/api/bateaux"],
): Promise<Reading> {
  const times: number[] = [];
  const faults = new Set<string>();
  const reader = async (n: number) => {
    const owner = owners[n % owners.length] as Owner;
    for (let turn = 0; !isOver(); turn += 1) {
      const path = (paths[turn % paths.length] as (owner: Owner) => string)(owner);
      const started = performance.now();
      const headers = { cookie: owner.cookie, "x-forwarded-for": owner.address };
      const reply = await fetch(bosco.url + path, { headers }).catch(() => undefined);
      await reply?.arrayBuffer().catch(() => {});
      times.push(performance.now() - started);
      if (reply?.status !== 200) faults.add(`a reader was answered ${reply?.status ?? "nothing"}`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, n) => reader(n)));
  return { ...quantiles(times), faults: [...faults] };
}

export const readingFigure = ({ count, p50, p95, p99 }: Latency) =>
  `${READERS} readers meanwhile: ${count} answers, p50 ${p50} ms, p95 ${p95} ms (${PROMISED_MS} promised), p99 ${p99} ms`;
