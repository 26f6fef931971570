import { generateProvisions } from "@bosco/domain/provisioning";
import { aBoat } from "../../../tests/sample-rows.ts";
import type { TestServer } from "../../../tests/test-server.ts";

export const GENERATE = "/api/fonctions/generer-avitaillement";

/** What a person might ask for. */
export const wish = (more: object = {}) => ({
  navire: "Albatros",
  nombrePersonnes: 2,
  nombreJours: 3,
  saison: "inter-saison",
  filtres: { alimentaire: true, boissons: true, hygiene: false, regimes: [] as string[] },
  ...more,
});

/** A new account with a boat. */
export async function sailor(server: TestServer, pro = true) {
  const owner = await server.account({ pro });
  await owner.post("/api/bateaux", aBoat());
  return owner;
}

/** What the calculation alone answers. */
export const calculated = (more: object = {}) => {
  const { navire: _, ...choices } = wish(more);
  return generateProvisions(choices as Parameters<typeof generateProvisions>[0]);
};
