import { queryClient } from "../data/query-client.ts";
import { onFirstUse, prepareForUse } from "../ui/first-use.ts";

/** What the device is to know once there is no network, after all that a press may open. */
const KNOWLEDGE_MS = 4_000;

const quietly = (load: Promise<unknown>) => void load.catch(() => {});

/**
 * Loads out of the way what may be wanted when there is no network any more: the public home page for whoever signs out, what
 * a press opens, what a write does and what judges a refusal, the generator, the models of boats, and what the assistant answers from. Gives the way to call it off.
 */
export function preloadQuietly(): () => void {
  // why not before: whoever signs out has used the page.
  const stop = onFirstUse(() => {
    quietly(import("./pages/LandingPage.tsx"));
    quietly(import("../data/run-command.ts"));
    quietly(import("../data/effects/index.ts"));
  });
  // why so late: whoever uses the page has it already, and nobody else needs it while the page comes up.
  let timer = setTimeout(() => {
    prepareForUse();
    quietly(import("@bosco/contract"));
    quietly(import("../features/provisioning/calculate-list.ts"));
    quietly(import("../features/boats/queries.ts").then(({ modelsQuery }) => queryClient.prefetchQuery(modelsQuery)));
    timer = setTimeout(() => {
      quietly(import("../features/assistant/here/keep-quietly.ts").then(({ keepQuietly }) => keepQuietly()));
    }, KNOWLEDGE_MS);
  }, 8_000);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
