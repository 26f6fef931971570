import { mayDo } from "@bosco/domain/crew";
import { expect, test } from "vitest";

test.each([
  ["lecture", []],
  ["equipage", ["Ajouter un article", "Générer une liste d’avitaillement"]],
  [
    "gestion",
    [
      "Ajouter un article",
      "Ajouter une maintenance",
      "Ajouter un papier",
      "Créer une checklist",
      "Générer une liste d’avitaillement",
    ],
  ],
] as const)(
  "aboard as %s the finder offers first what the role allows, and a boat of one's own",
  async (role, aboard) => {
    const { finderActions } = await import("./finder-actions.ts");
    const names = finderActions(
      () => {},
      (right) => mayDo(role, right),
    ).map(({ nom }) => nom);
    expect(names.slice(0, aboard.length + 1)).toEqual([...aboard, "Ajouter un navire"]);
  },
);
