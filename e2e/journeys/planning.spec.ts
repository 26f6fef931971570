import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addDays, weekStart } from "@bosco/domain";
import { frenchDay, longDay, weekLabel } from "@bosco/domain/french";
import type { Maintenance } from "@bosco/domain/maintenance";
import type { Locator, Page } from "@playwright/test";
import { addBoat as addAnyBoat, becomePro } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { expect, expectAccessible, gate, gateOnDesk, onDesk, post, test, toast } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { addBoat, addMaintenance, card, choose, inDays, openMaintenance } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { pdfText } from "../support/pdf-text.ts";
import { test as atSea, untilKept } from "../support/sea.ts";

/** Of a week that is whole, and not this one. */
const wednesday = () => addDays(weekStart(inDays(14)), 2);
const handle = (page: Page, titre: string) => page.getByRole("button", { name: `Déplacer « ${titre} »` });

async function openPlanning(page: Page) {
  await page.getByRole("tab", { name: "Planning" }).click();
  await expect(page.getByRole("radio", { name: "Semaines" })).toBeVisible();
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

/** Where a day is: on a wide screen its own place, on a phone its week. */
const placeOf = (page: Page, day: string): Locator =>
  isPhone(page)
    ? page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: weekLabel(day, inDays(0)) }) })
    : page.getByRole("listitem", { name: longDay(day), exact: true });

async function middleOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("not to be seen");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

/** With a finger on a phone, with a mouse else. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const steps = Array.from({ length: 8 }, (_, n) => ({
    x: start.x + ((end.x - start.x) * (n + 1)) / 8,
    y: start.y + ((end.y - start.y) * (n + 1)) / 8,
  }));
  if (!isPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await expect(page.getByText(/^→ /)).toBeVisible();
    await page.mouse.up();
    return;
  }
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [start]);
  for (const point of steps) await touch("touchMove", [point]);
  await expect(page.getByText(/^→ /)).toBeVisible();
  await touch("touchEnd", []);
}

const stored = async (page: Page, id: string) => {
  const rows: Maintenance[] = await (await page.request.get("/api/maintenances")).json();
  return rows.find((row) => row.id === id);
};
const storedDay = async (page: Page, id: string) => (await stored(page, id))?.date_echeance;

test(
  "the planning stands by weeks and months, and a work is dragged to another week and back",
  gate,
  async ({ owner: page }) => {
    const day = wednesday();
    const { rows } = await openMaintenance(
      page,
      { titre: "Carénage", categorie: "Coque", date_echeance: day },
      { titre: "Anodes", date_echeance: inDays(-3) },
      { titre: "Vidange", recurrence: "Tous les 100 heures", heures_echeance: 900 },
    );
    await openPlanning(page);
    await expect(page.getByRole("region", { name: "En retard" }).getByText("Anodes")).toBeVisible();
    await expect(page.getByRole("region", { name: /sans date estimée/ }).getByText("Vidange")).toBeVisible();
    await expect(placeOf(page, day).getByText("Carénage")).toBeVisible();
    // hours have no day to be moved to
    await expect(handle(page, "Vidange")).toHaveAttribute("aria-disabled", "true");
    await expect(handle(page, "Vidange")).toHaveAccessibleDescription(/suit les heures moteur/);
    await expectAccessible(page);

    const target = addDays(day, 7);
    await drag(page, handle(page, "Carénage"), placeOf(page, target));
    await expect(toast(page, "Échéance déplacée")).toBeVisible();
    await expect(placeOf(page, target).getByText("Carénage")).toBeVisible();
    await expect.poll(() => storedDay(page, rows[0]?.id ?? "")).toBe(target);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(placeOf(page, day).getByText("Carénage")).toBeVisible();
    await expect.poll(() => storedDay(page, rows[0]?.id ?? "")).toBe(day);

    await page.getByRole("radio", { name: "Mois" }).click();
    await expect(page).toHaveURL(/par=mois/);
    await expect(page.getByRole("button", { name: "Carénage", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Carénage", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Modifier la maintenance" })).toBeVisible();
  },
);

test(
  "a work is dragged to a month that is folded with others, which opens under it",
  onDesk,
  async ({ owner: page }) => {
    const { rows } = await openMaintenance(page, { titre: "Carénage", date_echeance: inDays(1) });
    await openPlanning(page);
    await page.getByRole("radio", { name: "Mois" }).click();
    const folded = page.getByText(/^Rien de prévu jusqu’au/);
    await expect(page.getByRole("heading", { name: "Semaine" })).toHaveCount(0);
    await expect(folded).toBeVisible();
    const [from, to] = [await middleOf(handle(page, "Carénage")), await middleOf(folded)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 40 });
    const month = page.locator("details").getByRole("listitem").first();
    await expect(month).toBeVisible();
    const place = await middleOf(month);
    await page.mouse.move(place.x, place.y, { steps: 8 });
    await expect(page.getByText(/^→ /)).toBeVisible();
    await page.mouse.up();
    await expect(toast(page, "Échéance déplacée")).toBeVisible();
    await expect.poll(async () => ((await storedDay(page, rows[0]?.id ?? "")) ?? "") > inDays(40)).toBe(true);
  },
);

test("what is late by its hours says so, and no day that has not passed", async ({ owner: page }) => {
  await openMaintenance(page, { titre: "Vidange", recurrence: "Tous les 100 heures", heures_echeance: 840 });
  await openPlanning(page);
  await expect(page.getByRole("region", { name: "En retard" })).toContainText(/840\sh, dépassées de 2\sh/);
  if (!isPhone(page)) return;
  // a season without anything is one line, which opens
  const empty = page.getByText(/^Rien de prévu jusqu’au /);
  await expect(empty).toHaveCount(1);
  await expect(page.getByText("Rien de prévu", { exact: true }).first()).toBeHidden();
  await empty.click();
  await expect(page.getByText("Rien de prévu", { exact: true })).toHaveCount(13);
  await expect(page.getByText("Rien de prévu", { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
});

test("a work is moved by the keys alone, aloud, and given back by Escape", gateOnDesk, async ({ owner: page }) => {
  const day = wednesday();
  const { rows } = await openMaintenance(page, { titre: "Carénage", categorie: "Coque", date_echeance: day });
  await openPlanning(page);
  const grip = handle(page, "Carénage");
  await tabTo(page, grip);
  await grip.press("Enter");
  const said = page.getByRole("tabpanel").getByRole("status");
  await expect(said).toContainText("Entrée pour valider, Échap pour annuler");
  await grip.press("ArrowRight");
  await expect(said).toContainText(longDay(addDays(day, 1)));
  await grip.press("ArrowDown");
  await expect(said).toContainText(longDay(addDays(day, 8)));
  await grip.press("Escape");
  await expect(said).toHaveText("Déplacement annulé.");
  expect(await storedDay(page, rows[0]?.id ?? "")).toBe(day);

  await grip.press("Enter");
  await grip.press("ArrowDown");
  await grip.press("ArrowLeft");
  await grip.press("Enter");
  await expect(toast(page, "Échéance déplacée")).toBeVisible();
  await expect(placeOf(page, addDays(day, 6)).getByText("Carénage")).toBeVisible();
  await expect(handle(page, "Carénage")).toBeFocused();
  await expect.poll(() => storedDay(page, rows[0]?.id ?? "")).toBe(addDays(day, 6));
});

test(
  "Space takes a work up and opens nothing; carried past what is shown, the way on has the focus",
  onDesk,
  async ({ owner: page }) => {
    const day = addDays(weekStart(inDays(7 * 12)), 2);
    const { rows } = await openMaintenance(page, { titre: "Carénage", categorie: "Coque", date_echeance: day });
    await openPlanning(page);
    const grip = handle(page, "Carénage");
    await grip.focus();
    await grip.press(" ");
    await expect(page.getByRole("tabpanel").getByRole("status")).toContainText("Entrée pour valider");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // Firefox presses when the key comes up, unless that is stopped too
    const isStopped = await grip.evaluate(
      (button) => !button.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true })),
    );
    expect(isStopped).toBe(true);
    await grip.press("ArrowDown");
    await grip.press(" ");
    await expect.poll(() => storedDay(page, rows[0]?.id ?? "")).toBe(addDays(day, 7));
    await expect(page.getByRole("button", { name: /^Afficher la suite/ })).toBeFocused();
  },
);

test("of two engines, a move names the one that it is about", onDesk, async ({ owner: page }) => {
  const { boat } = await openMaintenance(page, { titre: "Vidange", date_echeance: wednesday() });
  await post(page, "moteurs", { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar", heures: 790 });
  await page.reload();
  await openPlanning(page);
  const grip = page.getByRole("button", { name: /^Déplacer « Vidange \(Moteur/ });
  for (const key of ["Enter", "ArrowDown", "Enter"]) await grip.press(key);
  await expect(toast(page, "Échéance déplacée")).toContainText("Vidange (Moteur");
});

test("what is due at a fixed date keeps it when one is moved, and the way back leaves no trace", async ({
  owner: page,
}) => {
  const day = wednesday();
  const yearly = { titre: "Assurance", date_echeance: day, recurrence: "Annuelle", a_date_fixe: true } as const;
  const { rows } = await openMaintenance(page, yearly);
  const id = rows[0]?.id ?? "";
  const before = await stored(page, id);
  await openPlanning(page);
  await drag(page, handle(page, "Assurance"), placeOf(page, addDays(day, 7)));
  await expect.poll(() => stored(page, id)).toMatchObject({ date_echeance: addDays(day, 7), date_ancre: day });
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => storedDay(page, id)).toBe(day);
  expect(await stored(page, id)).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
});

atSea("without a network a day is chosen, shown and sent later", async ({ owner: page, context, noise }) => {
  atSea.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const day = wednesday();
  const { rows } = await openMaintenance(page, { titre: "Carénage", categorie: "Coque", date_echeance: day });
  await openPlanning(page);
  await untilKept(page);
  await goOffline(page);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Hors ligne");
  await handle(page, "Carénage").click();
  const dialog = page.getByRole("dialog", { name: "Déplacer l’échéance" });
  const target = addDays(day, 14);
  await dialog.getByRole("textbox", { name: "Nouvelle date d’échéance" }).fill(frenchDay(target));
  await dialog.getByRole("button", { name: "Déplacer", exact: true }).click();
  await expect(placeOf(page, target).getByText("Carénage")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedDay(page, rows[0]?.id ?? "")).toBe(target);
});

test("work is given to one of the crew, and found by who is to do it", async ({ page, newcomer, owner }) => {
  await becomePro(owner);
  await owner.request.patch("/api/profils_utilisateur", { data: { prenom: "Anne", nom: "Kermadec" } });
  const { boat } = await openMaintenance(owner, { titre: "Carénage", categorie: "Coque" }, { titre: "Anodes" });
  await page.getByRole("button", { name: "Modifier « Carénage »" }).click();
  const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
  await expect(form.getByRole("combobox", { name: "Statut" })).toBeVisible();
  // nobody else is aboard
  await expect(form.getByRole("combobox", { name: "Confiée à" })).toHaveCount(0);
  const member = await newcomer();
  const email = await join(member, owner, boat.id, "equipage");
  const name = email.replace(/@.*/, "");
  await page.goto("/maintenance");

  await page.getByRole("button", { name: "Modifier « Carénage »" }).click();
  await choose(page, "Confiée à", name);
  await form.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(card(page, "Carénage").getByText(name)).toBeVisible();
  await page.getByRole("button", { name: "Modifier « Anodes »" }).click();
  await choose(page, "Confiée à", "Anne Kermadec (moi)");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Modifier", exact: true }).click();
  await page.getByRole("button", { name: "Pour moi" }).click();
  await expect(card(page, "Anodes")).toBeVisible();
  await expect(card(page, "Carénage")).toHaveCount(0);

  await member.goto("/maintenance?pour=moi");
  await expect(card(member, "Carénage")).toBeVisible();
  await expect(card(member, "Anodes")).toHaveCount(0);
});

test("costs add up by boat, category and year, and go to the accountant", async ({ owner: page }) => {
  await becomePro(page);
  const [first, second] = [await addBoat(page, { nom: "Avel Mor" }), await addAnyBoat(page, { nom: "Goéland" })];
  const works = [
    { boat: first.id, titre: "=1+1", prix: 1234.5, done: "2025-05-12" },
    { boat: first.id, titre: "Carénage", categorie: "Coque", prix: 300, done: inDays(-1) },
    { boat: second.id, titre: "Voiles", categorie: "Voiles", prix: 80, done: inDays(-1) },
  ];
  for (const { boat, done, ...row } of works) {
    const { id } = await addMaintenance(page, boat, row);
    const data = { statut: "Terminée", date_realisation: done };
    await page.request.patch(`/api/maintenances/${id}`, { data });
  }
  await page.goto("/maintenance?bateau=tous");
  await page.getByRole("button", { name: "Coûts en détail" }).click();
  const dialog = page.getByRole("dialog", { name: "Coûts d’entretien" });
  const table = dialog.getByRole("table");
  await expect(table.getByRole("row", { name: /^Avel Mor/ })).toContainText(/1\s534,50\s€/);
  await expect(table.getByRole("row", { name: /^Total/ })).toContainText(/1\s614,50\s€/);
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Catégorie" }).click();
  await expect(table.getByRole("row", { name: /^Coque/ })).toContainText(/300,00\s€/);
  await dialog.getByRole("radio", { name: "2025" }).click();
  await expect(dialog.getByRole("figure")).toContainText(/1\s234,50\s€ en 2025/);
  await dialog.getByRole("radio", { name: "Toutes les années" }).click();

  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /Exporter pour la comptabilité/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("couts-bosco.csv");
  const text = await readFile(await file.path(), "utf8");
  const lines = text.split("\r\n");
  expect(lines[0]).toBe(
    '\uFEFF"Date";"Navire";"Moteur";"Catégorie";"Titre";"Références";"Fait par";"Heures moteur";"Montant (€)"',
  );
  expect(lines).toHaveLength(5);
  expect(lines[3]).toContain('"12/05/2025";"Avel Mor";"Moteur";"Moteur";"\'=1+1"');
  expect(lines[3]).toMatch(/;1234,5$/);
});

/** A calendar of what is given to oneself, made on another device. */
const addFeed = (page: Page) =>
  post(page, "calendriers", { jeton: randomBytes(32).toString("base64url"), pour_moi: true });

async function openCalendars(page: Page) {
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Calendrier" }).click();
  return page.getByRole("region", { name: "Calendriers choisis" });
}

test("a calendar that was chosen once is revoked with one boat too", async ({ owner: page }) => {
  await addBoat(page);
  await addFeed(page);
  await page.goto("/maintenance");
  const chosen = await openCalendars(page);
  await chosen.getByRole("button", { name: "Révoquer « Tous les navires · Pour moi »" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(toast(page, "Le calendrier a été révoqué.")).toBeVisible();
  expect(await (await page.request.get("/api/calendriers")).json()).toEqual([]);
});

test("the planning is printed, and a calendar of one boat is made and revoked", onDesk, async ({ owner: page }) => {
  await becomePro(page);
  const [first, second] = [await addBoat(page, { nom: "Avel Mor" }), await addAnyBoat(page, { nom: "Goéland" })];
  await addMaintenance(page, first.id, { titre: "Carénage", date_echeance: wednesday() });
  await addMaintenance(page, second.id, { titre: "Anodes", date_echeance: inDays(-3) });
  await addFeed(page);
  await page.goto("/maintenance?bateau=tous&vue=planning");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Imprimer (PDF)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("planning-bosco.pdf");
  const text = (await pdfText(await readFile(await file.path()))).replace(/\s+/g, " ");
  for (const piece of [
    "Planning d’entretien",
    "En retard",
    "Anodes",
    weekLabel(wednesday(), inDays(0)),
    "Carénage",
    "Avel Mor",
  ])
    expect(text).toContain(piece);

  const chosen = await openCalendars(page);
  await choose(page, "Navire du calendrier", "Avel Mor");
  await chosen.getByRole("button", { name: "Créer ce calendrier" }).click();
  const address = await chosen.getByRole("textbox", { name: "Adresse du calendrier" }).inputValue();
  await expect(chosen.getByRole("listitem").filter({ hasText: "Avel Mor" })).toContainText("Pas encore lu");
  await expectAccessible(page);
  // another one is revoked, and the address of this one stays
  await chosen.getByRole("button", { name: "Révoquer « Tous les navires · Pour moi »" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(chosen.getByRole("listitem").filter({ hasText: "Pour moi" })).toHaveCount(0);
  await expect(chosen.getByRole("textbox", { name: "Adresse du calendrier" })).toHaveValue(address);
  const path = address.replace(/^https?:\/\/[^/]+/, "");
  const feed = await (await page.request.get(path)).text();
  expect([feed.includes("Carénage"), feed.includes("Anodes")]).toEqual([true, false]);
  await chosen.getByRole("button", { name: "Révoquer « Avel Mor »" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(toast(page, "Le calendrier a été révoqué.")).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});
