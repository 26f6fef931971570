import { setTimeout as sleep } from "node:timers/promises";
import { residentMb } from "../../bench/server/processes.ts";
import type { Bosco } from "../kit/bosco.ts";
import { runLoad } from "../kit/load.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { quantiles } from "../kit/quantiles.ts";
import { openStream, type Stream } from "../kit/stream.ts";
import type { Owner } from "./fleet.ts";

/** What a user may have open at once (H1). */
const PER_OWNER = 5;
const OPENED_AT_ONCE = 25;
const WRITES_PER_SECOND = 20;
const MOST_MB = 50;
const PATIENCE_MS = 60_000;

/** A thousand pages listen; each owner writes once, and every page of his is told of it. */
export async function listenByTheThousand(bosco: Bosco, owners: readonly Owner[]): Promise<Outcome> {
  const before = residentMb(bosco.pid());
  const writtenAt = new Map<string, number>();
  const took: number[] = [];
  const streams: Stream[] = [];
  const onChange = (id: string | null) => {
    const at = writtenAt.get(id ?? "");
    if (at !== undefined) took.push(performance.now() - at);
  };
  const readers = owners.flatMap((owner) => Array.from({ length: PER_OWNER }, () => owner));
  const statuses: number[] = [];
  for (let at = 0; at < readers.length; at += OPENED_AT_ONCE) {
    const some = readers
      .slice(at, at + OPENED_AT_ONCE)
      .map(({ cookie, address }) => openStream({ url: bosco.url, cookie, address, onChange }));
    streams.push(...some);
    statuses.push(...(await Promise.all(some.map(({ opened }) => opened))));
  }
  await sleep(5_000);
  const extra = residentMb(bosco.pid()) - before;

  const load = await runLoad({
    urls: [bosco.url],
    perSecond: WRITES_PER_SECOND,
    seconds: owners.length / WRITES_PER_SECOND,
    next(n) {
      const { cookie, address, articles } = owners[n] as Owner;
      const id = articles[0] as string;
      writtenAt.set(id, performance.now());
      const path = `/api/inventaire/${id}/ajuster`;
      const headers = { "x-forwarded-for": address };
      return { kind: "step", method: "POST", path, cookie, headers, body: '{"delta":1}' };
    },
  });
  for (const end = performance.now() + PATIENCE_MS; took.length < readers.length && performance.now() < end; )
    await sleep(50);
  const closed = streams.filter((stream) => stream.isClosed()).length;
  for (const stream of streams) stream.leave();
  const { p50, p95, most } = quantiles(took);
  return {
    case: "H1",
    test: `\`npm run soak\`: ${readers.length} event streams at once, a write of each of ${owners.length} owners`,
    figure: `${took.length} of ${readers.length} were told, p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms after the write was sent (1 s promised); ${extra.toFixed(0)} MB more resident (${MOST_MB} promised); ${besides()}`,
    faults: [
      ...load.failures,
      statuses.some((status) => status !== 200) && `${statuses.filter((one) => one !== 200).length} were not opened`,
      closed > 0 && `${closed} were closed`,
      took.length !== readers.length && `${took.length} of ${readers.length} were told`,
      extra > MOST_MB && `${extra.toFixed(0)} MB more resident`,
    ].filter((one) => typeof one === "string"),
  };
}
