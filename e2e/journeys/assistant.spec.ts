import { ask, askUnseen, conversation, openAssistant, questionField } from "../support/assistant.ts";
import { expect, expectAccessible, gate, gateOnPhone, holdToast, onPhone, signUp, test } from "../support/journey.ts";
import { addBoat, addMaintenance, inDays } from "../support/maintenance.ts";

test("signed out, the assistant says what it needs", onPhone, async ({ page }) => {
  await page.goto("/assistant");
  await expect(page.getByText("Vous devez être connecté pour utiliser l'assistant.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await page.waitForURL("/auth");
});

test(
  "a question is answered from the sheets, which open, and becomes a maintenance and a checklist",
  gate,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUp(page);
    const boat = await addBoat(page);
    await openAssistant(page);
    await expect(page.getByText("Vous parlez à une machine.")).toBeVisible();
    await expect(page.getByText("0/3 questions par jour")).toBeVisible();
    await expect(page.getByText("Aucune conversation")).toBeVisible();
    await expect(page.getByRole("link", { name: "Appeler le CROSS 196" })).toHaveAttribute("href", "tel:196");
    await expectAccessible(page);

    const field = questionField(page);
    await field.pressSequentially("coment faire");
    await field.press("Shift+Enter");
    await field.pressSequentially("la vidange moteur");
    await expect(field).toHaveValue("coment faire\nla vidange moteur");
    await field.press("Enter");

    const answer = conversation(page, "coment faire la vidange moteur");
    await expect(answer.getByText("D’après nos fiches")).toBeVisible();
    await expect(answer.getByText("Attention")).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(page.getByText("1/3 questions par jour")).toBeVisible();
    await expectAccessible(page);

    await answer.getByRole("button", { name: "Faire la vidange d’un moteur in-bord" }).click();
    const sheet = page.getByRole("dialog", { name: "Faire la vidange d’un moteur in-bord" });
    await expect(sheet.getByText(/Source\s: .*\(20\d\d-\d\d\)/)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Hiverner un moteur in-bord" }).click();
    await page
      .getByRole("dialog", { name: "Hiverner un moteur in-bord" })
      .getByRole("button", { name: "Retour" })
      .click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");

    await answer.getByRole("button", { name: "Copier" }).click();
    await expect(page.getByText(/^Réponse copiée/)).toBeVisible();
    await answer.getByRole("button", { name: "Créer une maintenance" }).click();
    await holdToast(page, /est à faire dans 7 jours sur Albatros\./);
    await expect(answer.getByRole("link", { name: "Maintenance créée" })).toBeVisible();
    const maintenances = async () => (await page.request.get("/api/maintenances")).json();
    await expect
      .poll(() => maintenances())
      .toMatchObject([{ bateau_id: boat.id, date_echeance: inDays(7), statut: "En attente" }]);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(answer.getByRole("button", { name: "Créer une maintenance" })).toBeVisible();
    await expect.poll(() => maintenances()).toEqual([]);
    await answer.getByRole("button", { name: "Créer une checklist" }).click();
    await answer.getByRole("link", { name: "Checklist créée" }).click();
    await page.waitForURL("/checklists");
    await expect(page.getByRole("checkbox").first()).toBeVisible();
  },
);

test(
  "the fourth question of the day is refused on a free account, and its text is kept",
  onPhone,
  async ({ page, noise }) => {
    noise.allow(/429/);
    await signUp(page);
    const asked = ["comment prendre un ris", "comment lancer un mayday"];
    for (const question of asked) await askUnseen(page, question);
    const stale = await (await page.request.get("/api/assistant_usage")).text();
    await askUnseen(page, "comment choisir un bon mouillage");
    await page.route("**/api/assistant_usage", (route) =>
      route.fulfill({ contentType: "application/json", body: stale }),
    );
    await openAssistant(page);
    await ask(page, "comment entretenir un winch");
    await expect(page.getByText("Limite atteinte")).toBeVisible();
    await expect(
      page.getByText("Vous avez atteint la limite de 3 questions par jour pour l'essai gratuit", { exact: false }),
    ).toBeVisible();
    await expect(questionField(page)).toHaveValue("comment entretenir un winch");

    await page.unroute("**/api/assistant_usage");
    await page.reload();
    await expect(page.getByText("3/3 questions par jour")).toBeVisible();
    await expect(questionField(page)).toBeDisabled();
    await expect(questionField(page)).toHaveValue("comment entretenir un winch");
    await expect(
      page.getByText("Limite de 3 questions par jour atteinte. Passez à l'abonnement Pro pour un accès illimité."),
    ).toBeVisible();
    await expect(page.getByRole("listitem").getByRole("heading")).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Voir l’abonnement Pro" }).click();
    await page.waitForURL("/account");
  },
);

test(
  "N20: with no question left an emergency is asked and answered, and nothing is counted",
  gateOnPhone,
  async ({ page, noise }) => {
    noise.allow(/429/);
    await signUp(page);
    for (const question of [
      "comment prendre un ris",
      "comment entretenir un winch",
      "comment choisir un bon mouillage",
    ])
      await askUnseen(page, question);
    await openAssistant(page);
    await expect(questionField(page)).toBeDisabled();
    await expect(page.getByText("Une urgence à bord reçoit toujours une réponse")).toBeVisible();
    await page.getByRole("button", { name: "C’est une urgence" }).click();
    await expect(questionField(page)).toBeFocused();
    await ask(page, "le bateau prend l'eau !");
    const answer = conversation(page, "le bateau prend l'eau !");
    await expect(answer.getByRole("link", { name: "Appeler le CROSS 196" })).toBeVisible();
    await expect(page.getByText("3/3 questions par jour")).toBeVisible();
    await expect(questionField(page)).toBeDisabled();
    await expectAccessible(page);

    await page.getByRole("button", { name: "C’est une urgence" }).click();
    await ask(page, "comment entretenir un winch");
    await expect(page.getByText("Limite atteinte")).toBeVisible();
    await expect(questionField(page)).toHaveValue("comment entretenir un winch");
  },
);

test(
  "an emergency leads with the warning and the call, and one's own boat with one's own data",
  gate,
  async ({ page }) => {
    await signUp(page);
    const boat = await addBoat(page);
    await addMaintenance(page, boat.id, { titre: "Vidange", date_echeance: inDays(-5) });
    await openAssistant(page);
    await expect(
      page.getByRole("button", { name: /^Votre vidange est en retard\s: comment la faire\s\?$/ }),
    ).toBeVisible();

    await ask(page, "le bateau prend l'eau !");
    const emergency = conversation(page, /prend l'eau/);
    await expect(emergency.getByRole("link", { name: "Appeler le CROSS 196" })).toBeVisible();
    await expect(emergency.getByText(/^Appelez\s: VHF canal\s16$/)).toBeVisible();
    await expect(emergency.getByText(/MAYDAY/).first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem("bosco-theme", "nuit"));
    await page.reload();
    await expect(emergency.getByText(/^Appelez/)).toBeVisible();
    await expectAccessible(page);

    await ask(page, "quelles sont mes prochaines maintenances");
    const own = conversation(page, /prochaines maintenances/);
    await expect(own.getByText("D’après vos données")).toBeVisible();
    await expect(own).toContainText("Vidange");
    await expect(emergency.getByText(/^Appelez/)).toBeHidden();
    await own.getByRole("link", { name: "Maintenance", exact: true }).click();
    await page.waitForURL("/maintenance");
  },
);
