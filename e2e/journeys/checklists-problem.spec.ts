import { makeChecklist } from "../support/checklists.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

test("a task that fails opens a maintenance with one press, beyond the limit of a free account too", async ({
  owner: page,
}) => {
  await makeChecklist(page, ["Feux de navigation", "Courroie", "Drisses", "Pompe de cale"]);
  await page.goto("/checklists");
  for (const task of ["Feux de navigation", "Courroie", "Drisses"]) {
    await page.getByRole("button", { name: `Signaler un problème : ${task}` }).click();
    await expect(page.getByText(`« ${task} » est à faire dans 7 jours.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Signaler un problème : ${task}` })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Maintenance ouverte" })).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Signaler un problème : Pompe de cale" }).click();
  await expect(page.getByText("au-delà des trois maintenances du compte gratuit")).toBeVisible();
  await expect(page.getByRole("link", { name: "Maintenance ouverte" })).toHaveCount(4);

  const rows: { titre: string; categorie: string }[] = await (await page.request.get("/api/maintenances")).json();
  expect(rows.map(({ titre, categorie }) => [titre, categorie]).sort()).toEqual([
    ["Courroie", "Moteur"],
    ["Drisses", "Voiles"],
    ["Feux de navigation", "Électricité"],
    ["Pompe de cale", "Plomberie"],
  ]);
});

test("ticks that cannot be saved are put back, and said", async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load resource/);
  await makeChecklist(page, ["Gaz", "VHF"]);
  await page.goto("/checklists");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  const body = JSON.stringify({ code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." });
  await intercept(page, "**/api/taches/*", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body }),
  );
  await page.getByRole("checkbox", { name: "Gaz" }).click();
  await expect(page.getByText("Impossible de modifier la tâche.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Gaz" })).not.toBeChecked();
});
