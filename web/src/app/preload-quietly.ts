import { onFirstUse, prepareForUse } from "../ui/first-use.ts";

/**
 * Loads out of the way what may be wanted when there is no network any more: the public home page for whoever signs out, what
 * a press opens and what judges a refusal. Gives the way to call it off.
 */
export function preloadQuietly(): () => void {
  // why not before: whoever signs out has used the page.
  const stop = onFirstUse(() => void import("./pages/LandingPage.tsx").catch(() => {}));
  // why so late: whoever uses the page has it already, and nobody else needs it while the page comes up.
  const timer = setTimeout(() => {
    prepareForUse();
    import("@bosco/contract").catch(() => {});
  }, 8_000);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
