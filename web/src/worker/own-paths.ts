/** The pages that a notification may open: those of whoever is signed in. */
export const OWN_PATHS: readonly string[] = [
  "/dashboard",
  "/account",
  "/mes-bateaux",
  "/boats",
  "/flotte",
  "/maintenance",
  "/inventory",
  "/checklists",
  "/papiers",
  "/depart",
  "/demarrer",
  "/assistant",
  "/synchronisation",
];
