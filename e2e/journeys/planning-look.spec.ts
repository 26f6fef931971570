import { becomePro, addBoat } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { expect, test } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";

test("look", async ({ owner: page, newcomer }, info) => {
  test.slow();
  const shot = async (name: string) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/planning-shots/${info.project.name}-${name}.png`, fullPage: true });
  };
  await becomePro(page);
  const a = await addBoat(page, { nom: "Avel Mor", heures_moteur: 842 });
  const b = await addBoat(page, { nom: "Goéland", heures_moteur: 100 });
  const member = await newcomer();
  await join(member, page, a.id, "equipage");
  const { donnes } = await (await page.request.get("/api/partages")).json();
  const mate = donnes[0].membre.id;
  await page.request.patch(`/api/bateaux/${b.id}`, { data: { heures_moteur: 140 } });
  const rows: [string, object][] = [
    [a.id, { titre: "Carénage et antifouling", categorie: "Coque", date_echeance: inDays(8), assigne_id: mate }],
    [a.id, { titre: "Révision des gilets", categorie: "Équipements de sécurité", date_echeance: inDays(9) }],
    [a.id, { titre: "Anodes", date_echeance: inDays(-12) }],
    [b.id, { titre: "Vidange", recurrence: "Tous les 100 heures", heures_echeance: 200 }],
    [b.id, { titre: "Contrôle du gréement dormant", categorie: "Voiles", date_echeance: inDays(40) }],
    [a.id, { titre: "Batteries", categorie: "Électricité", date_echeance: inDays(2) }],
    [a.id, { titre: "Extincteurs", categorie: "Équipements de sécurité", date_echeance: inDays(400) }],
  ];
  for (const [boat, row] of rows) await addMaintenance(page, boat, row);
  for (const [n, prix] of [120, 85.5, 1320].entries()) {
    const done = await addMaintenance(page, n === 1 ? b.id : a.id, { titre: `Fait ${n}`, prix, categorie: n ? "Coque" : "Moteur" });
    await page.request.patch(`/api/maintenances/${done.id}`, { data: { statut: "Terminée", date_realisation: n === 2 ? "2025-05-01" : inDays(-2) } });
  }
  await page.goto("/maintenance?bateau=tous&vue=planning");
  await expect(page.getByRole("radio", { name: "Semaines" })).toBeVisible();
  await shot("weeks");
  await page.getByRole("radio", { name: "Mois" }).click();
  await shot("months");
  await page.getByRole("button", { name: "Déplacer « Batteries »" }).click();
  await shot("move");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Coûts en détail" }).click();
  await shot("costs");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Calendrier" }).click();
  await shot("calendar");
});
