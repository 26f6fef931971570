import { setTimeout as sleep } from "node:timers/promises";
import { PASSWORD } from "../../server/tests/accounts.ts";
import type { Bosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import type { Owner } from "./fleet.ts";
import { readingFigure, readMeanwhile } from "./readers.ts";

const AT_ONCE = 50;
const FLOOD_MS = 10_000;

/** C10: fifty who sign in at once, from addresses of their own, so that nothing but the hashing's own bound holds them back. */
export async function floodWithLogins(bosco: Bosco, owners: readonly Owner[]): Promise<Outcome> {
  const statuses: Record<string, number> = {};
  const unforeseen = new Set<string>();
  let isOver = false;
  const flooder = async (n: number) => {
    const { id } = owners[n % owners.length] as Owner;
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.2.0.${n + 1}` };
    const body = JSON.stringify({ email: `${id}@bosco.test`, password: PASSWORD });
    while (!isOver) {
      const sent = { method: "POST", headers, body };
      const reply = await fetch(`${bosco.url}/api/auth/sign-in/email`, sent).catch(() => undefined);
      const text = (await reply?.text().catch(() => "")) ?? "";
      const status = reply?.status ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isToldWhen = status === 503 && reply?.headers.get("retry-after");
      if (status !== 200 && !isToldWhen) unforeseen.add(`a sign-in was answered ${status} ${text.slice(0, 200)}`);
      // why: whoever is turned away waits a moment, or the flood is of refusals alone.
      if (status !== 200) await sleep(100);
    }
  };
  const flood = Array.from({ length: AT_ONCE }, (_, n) => flooder(n));
  const timer = setTimeout(() => {
    isOver = true;
  }, FLOOD_MS);
  const reading = await readMeanwhile(bosco, owners, () => isOver);
  await Promise.all(flood);
  clearTimeout(timer);
  const counts = `${statuses[200] ?? 0} signed in, ${statuses[503] ?? 0} told to come back`;
  return {
    case: "C10",
    test: `\`npm run soak\`: ${AT_ONCE} sign-ins at once for ${FLOOD_MS / 1_000} s`,
    figure: `${readingFigure(reading)}; ${counts}; ${besides()}`,
    faults: [...reading.faults, ...unforeseen, ...(statuses[200] ? [] : ["nobody could sign in"])],
  };
}
