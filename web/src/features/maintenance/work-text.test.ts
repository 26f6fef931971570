import { expect, test } from "vitest";
import { workText } from "./work-text.ts";

const bateau_id = "boat";
const port = { id: bateau_id, bateau_id, nom: "Moteur bâbord" };
const starboard = { id: "engine", bateau_id, nom: "Moteur tribord" };
const work = {
  ...{ bateau_id, moteur_id: null, recurrence_heures: null, categorie: "Moteur" as const },
  ...{ titre: "Vidange", reference_articles: "", description: "", fait_par: null },
};

test.each([
  [work, [port], "Vidange"],
  [{ ...work, fait_par: "Yann Le Goff" }, [port], "Vidange\nFait par Yann Le Goff"],
  [
    { ...work, reference_articles: "LF 3462", description: "Huile 15W40", fait_par: "Yann Le Goff" },
    [port],
    "Vidange\nRéf.\u00a0: LF 3462\nHuile 15W40\nFait par Yann Le Goff",
  ],
  [{ ...work, fait_par: "Yann Le Goff" }, [port, starboard], "Vidange (Moteur bâbord)\nFait par Yann Le Goff"],
  [{ ...work, moteur_id: starboard.id }, [port, starboard], "Vidange (Moteur tribord)"],
  [{ ...work, titre: "Carénage", categorie: "Coque" as const }, [port, starboard], "Carénage"],
])("the log book says of %o what was done, on which engine and by whom", (done, engines, text) => {
  expect(workText(done, engines)).toBe(text);
});

test("the papers that hang on a work stand below it", () => {
  const papers = [{ titre: "Volvo 2026", type: "Facture" as const, numero: "F-12" }];
  expect(workText(work, [port], papers)).toBe("Vidange\nFacture\u00a0: Volvo 2026, n°\u00a0F-12");
});
