const QUIET_MS = 2_000;

/**
 * Loads the public home page out of the way, so that it is there for whoever signs out without a network. Gives the way to
 * call it off.
 */
export function preloadHome(): () => void {
  const timer = setTimeout(() => {
    Promise.all([import("./pages/HomePage.tsx"), import("./pages/LandingPage.tsx")]).catch(() => {});
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
