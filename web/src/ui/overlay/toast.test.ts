import { expect, test } from "vitest";
import { drawToasts, showUndo, type Toast } from "./toast.ts";

test("what can be taken back is offered for ten seconds, whoever offers it", () => {
  const shown: Toast[] = [];
  const stop = drawToasts((toast) => shown.push(toast));
  showUndo({ description: "Maintenance supprimée avec succès.", onUndo: () => {} });
  stop();
  expect(shown).toMatchObject([{ action: { label: "Annuler" }, seconds: 10 }]);
});
