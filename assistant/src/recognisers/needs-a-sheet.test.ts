import { expect, test } from "vitest";
import { needsASheet } from "./needs-a-sheet.ts";

test.each([
  ["quelle dose de paracétamol pour un enfant", true],
  ["je peux prendre deux dolipranes d'un coup", true],
  ["combien de smecta je peux donner à mon fils de 4 ans", true],
  ["parasetamol toutes les combien d'heures", true],
  ["peut-on mettre deux patchs à un ado", true],
  ["que prendre contre la turista", true],
  ["combien de gouttes par jour", true],
  ["combien de suppositoires", true],
  ["est-ce obligatoire d'avoir un truc bleu à bord", true],
  ["j'ai le droit de mettre une éolienne en tête de mât", true],
  ["homologation d'un bateau amateur", true],
  ["c'est toléré de dormir au mouillage ici", true],
  ["faut-il un papier spécial pour aller en Croatie", true],
  ["je risque quoi si on me contrôle", true],
  ["à partir de quel âge peut-on barrer", true],
  ["comment fabriquer un support de barbecue", false],
  ["quelle colle pour le plafond de la cabine", false],
  ["comment décorer un carré", false],
])("%s: %s", (question, needs) => {
  expect(needsASheet(question)).toBe(needs);
});
