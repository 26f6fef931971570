import { expect, test } from "vitest";
import { matchRoute } from "../ui/routing/match-route.ts";
import { OWN_PATHS } from "../worker/own-paths.ts";

test("each page that a notification may open is one of ours, for whoever is signed in", async () => {
  const { routes } = await import("./routes.tsx");
  const inventory = matchRoute(routes, "/inventory")?.chain.slice(0, -1);
  for (const path of OWN_PATHS) {
    const match = matchRoute(routes, path);
    expect(match?.chain.at(-1)?.path).toBe(path);
    expect(match?.chain.slice(0, -1), path).toEqual(inventory);
  }
});
