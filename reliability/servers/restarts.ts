import { setTimeout as sleep } from "node:timers/promises";
import { startWriters } from "../../server/tests/ledger.ts";
import type { Bosco } from "../kit/bosco.ts";
import { type Call, runLoad } from "../kit/load.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { until } from "../kit/until.ts";
import { fillFleet, type Owner } from "../soak/fleet.ts";
import { trafficOf } from "../soak/traffic.ts";
import { keepListening } from "./pages.ts";
import type { Site } from "./site.ts";

const OWNERS = 10;
const PER_SECOND = 15;
/** A load ends when what it is for has ended, and not by the clock. */
const LONGEST_S = 600;
const WRITERS = 2;
const PAGES = 10;
const ROUNDS = 2;
/** Longer than nginx leaves a server alone that did not answer (nginx.conf). */
const FOUND_AGAIN_MS = 2_000;
const OFTEN_ENTERED = 10;

/** Each server in turn is told to stop, and then killed, while people read, write and listen through nginx. */
export async function restartInTurn(site: Site): Promise<Outcome[]> {
  const owners = await fillFleet(site.servers[0], OWNERS, 50);
  const { next, onAnswer } = trafficOf(owners);
  // why: an entry is a POST that nobody may repeat, and only a server that stops in good order costs none.
  const withEntries = (n: number): Call => (n % OFTEN_ENTERED === 0 ? enter : next(n));
  const rolled = await suffer(site, owners, { next: withEntries, onAnswer }, async (server) => {
    await server.stop();
    await server.start();
  });
  const killed = await suffer(site, owners, { next, onAnswer }, async (server) => {
    await server.kill();
    await sleep(FOUND_AGAIN_MS);
    await server.start();
  });
  return [
    {
      case: "Several servers",
      test: `\`npm run test:servers\`: rolling restart, SIGTERM of each server in turn, ${ROUNDS} times, under ${PER_SECOND} requests/s (every tenth a POST without a key), ${WRITERS} writers with a ledger and ${PAGES} pages that listen`,
      ...rolled,
    },
    {
      case: "Several servers",
      test: `\`npm run test:servers\`: kill -9 of each server in turn, ${ROUNDS} times, under ${PER_SECOND} requests/s that may be repeated, ${WRITERS} writers and ${PAGES} pages`,
      ...killed,
    },
  ];
}

const enter: Call = { kind: "entry", method: "POST", path: "/api/auth/sign-in/demo", body: "{}" };

async function suffer(
  { nginx, servers, account }: Site,
  owners: readonly Owner[],
  traffic: Pick<ReturnType<typeof trafficOf>, "next" | "onAnswer">,
  trouble: (server: Bosco) => Promise<void>,
): Promise<Pick<Outcome, "figure" | "faults">> {
  let isOver = false;
  const before = nginx.passed().length;
  const ledger = await startWriters({ account }, WRITERS);
  const pages = keepListening(nginx.url, owners.slice(0, PAGES));
  const loading = runLoad({
    ...{ urls: [nginx.url], perSecond: PER_SECOND, seconds: LONGEST_S, ...traffic },
    isOver: () => isOver,
  });
  await until("some writes", () => ledger.acknowledged() > 3 * WRITERS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of servers) {
      await trouble(server);
      await sleep(FOUND_AGAIN_MS);
    }
  isOver = true;
  const load = await loading;
  await ledger.finish();
  const heard = pages.leave();
  const { lost, twice, torn } = await ledger.compare();
  const askedAgain = nginx.passed().filter((one, n) => n >= before && one.servers.length > 1).length;
  const statuses = Object.entries(load.statuses).flatMap(([kind, of]) =>
    Object.entries(of).flatMap(([status, count]) => (/^20[01]$/.test(status) ? [] : `${count} × ${kind} ${status}`)),
  );
  const again = load.statuses.pull?.[410] ?? 0;
  return {
    figure: [
      `${load.sent} requests and ${ledger.acknowledged()} writes of the ledger, ${load.failures.length + statuses.length + ledger.refused() === 0 ? "none" : "some"} failed; ${again} pulls told to begin anew`,
      `${askedAgain} asked of the other server when the first did not answer`,
      `${lost.length} writes lost, ${twice.length} done twice, ${torn.length} half done`,
      `${heard.opened} streams opened, ${heard.refused.length} refused, the longest without one for ${heard.longestGapMs} ms`,
      besides(),
    ].join("; "),
    faults: [
      ...load.failures,
      ...ledger.unforeseen(),
      statuses.length > 0 && `answered ${statuses.join(", ")}`,
      ledger.refused() > 0 && `${ledger.refused()} writes were refused or cut`,
      load.heldBack > 0 && `${load.heldBack} requests were held back`,
      lost.length + twice.length + torn.length > 0 && `writes lost, twice or torn: ${[lost, twice, torn]}`,
      heard.refused.length > 0 && `streams were answered ${heard.refused.join(", ")}`,
      heard.opened <= PAGES && "no stream was closed: nothing was tried",
      askedAgain === 0 && "nginx has never asked another server: nothing was tried",
    ].filter((one) => typeof one === "string"),
  };
}
