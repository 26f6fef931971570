import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, expectAccessible, gateOnDesk, post, test } from "../support/journey.ts";
import { expectFocusIn } from "../support/keyboard.ts";
import { addBoat, addMaintenance, choose, frenchInDays, inDays, openMaintenance } from "../support/maintenance.ts";

async function textOf(path: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages;
}

test("the log book is a PDF whose French text can be read back", gateOnDesk, async ({ owner: page }) => {
  const boat = await addBoat(page, {
    nom: "Cœur ../d’Île",
    port_attache: "L’Aber-Wrac’h",
    immatriculation: "BR 123456",
  });
  for (let n = 0; n < 30; n++) {
    const titre = n === 0 ? "Manœuvre de l’œuvre vive <img src=x>" : `Entretien n° ${n}`;
    const description = n === 0 ? "Čeština, Łódź, « guillemets » : 12 × 3 – ⚓" : "";
    const row = await addMaintenance(page, boat.id, {
      titre,
      description,
      prix: 1234.5,
      categorie: "Équipements de sécurité",
    });
    await page.request.patch(`/api/maintenances/${row.id}`, { data: { statut: "Terminée" } });
  }
  await page.goto("/maintenance");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Carnet d’entretien (PDF)" }).click();
  await expect(page.getByText("Carnet d’entretien généré avec succès")).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toBe("carnet-entretien-Cœur-.-d-Île.pdf");
  const pages = await textOf(await file.path());
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, text] of pages.entries()) expect(text).toContain(`Page ${index + 1} sur ${pages.length}`);
  const all = pages.join(" ").replace(/\s+/g, " ");
  for (const piece of [
    "Carnet d’entretien",
    "Cœur ../d’Île",
    "L’Aber-Wrac’h",
    "842 h",
    "Manœuvre de l’œuvre vive <img src=x>",
    "Čeština, Łódź, « guillemets » : 12 × 3 – □",
    "1 234,50 €",
    "37 035,00 €",
    "Équipements de sécurité",
    "30 interventions",
  ])
    expect(all).toContain(piece);
});

test("the log book of a boat with two engines tells them apart", async ({ owner: page }) => {
  const boat = await addBoat(page, { nom_moteur: "Moteur bâbord", moteur: "Volvo Penta D2-60" });
  const other = { bateau_id: boat.id, nom: "Moteur tribord", type: "Volvo Penta D2-55", heures: 815.5 };
  const { id: moteur_id } = await post(page, "moteurs", other);
  const done = await addMaintenance(page, boat.id, { titre: "Rouet de la pompe", moteur_id });
  await page.request.patch(`/api/maintenances/${done.id}`, { data: { statut: "Terminée" } });
  const both = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, date_echeance: inDays(400) };
  await addMaintenance(page, boat.id, { titre: "Joints de saildrive", ...both, heures_echeance: 900, moteur_id });
  const yearly = { recurrence: "Annuelle", a_date_fixe: true, categorie: "Coque" };
  await addMaintenance(page, boat.id, { titre: "Assurance", ...yearly });
  await page.goto("/maintenance");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Carnet d’entretien (PDF)" }).click();
  const all = (await textOf(await (await download).path())).join(" ").replace(/\s+/g, " ");
  for (const piece of [
    "Moteur bâbord Volvo Penta D2-60, 842 h",
    "Moteur tribord Volvo Penta D2-55, 815,5 h",
    "815,5 h Rouet de la pompe (Moteur tribord)",
    `à 900 h ou le ${frenchInDays(400)}`,
    "Joints de saildrive (Moteur tribord)",
    "Annuelle, à date fixe",
  ])
    expect(all).toContain(piece);
});

test("papers stand in the log book, and in a file for a buyer those that were chosen and nothing else", async ({
  owner: page,
}) => {
  const boat = await addBoat(page, { nom: "Albatros", note: "Code du cadenas 4711" });
  const work = await addMaintenance(page, boat.id, { titre: "Vidange", prix: 249 });
  await page.request.patch(`/api/maintenances/${work.id}`, { data: { statut: "Terminée" } });
  await post(page, "inventaire", [{ bateau_id: boat.id, nom: "Fusées parachute", categorie: "Sécurité", quantite: 4 }]);
  const invoice = { titre: "Volvo 2026", type: "Facture", numero: "F-12", maintenance_id: work.id };
  const insurance = { titre: "MAIF", type: "Assurance", numero: "778 12", date_expiration: "2090-12-31" };
  const private_ = { titre: "Contrat de famille", type: "Autre", numero: "SECRET-1" };
  const papers = [];
  for (const one of [invoice, insurance, private_])
    papers.push(await post(page, "documents", { bateau_id: boat.id, ...one }));
  const picture = await readFile(new URL("../../web/public/icons/192.png", import.meta.url));
  const file = { fichier: { name: "facture.png", mimeType: "image/png", buffer: picture } };
  expect((await page.request.put(`/api/documents/${papers[0].id}/fichier`, { multipart: file })).status()).toBe(200);

  await page.goto("/maintenance");
  await expect(page.getByRole("link", { name: "1 pièce jointe : Vidange" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Carnet d’entretien (PDF)" }).click();
  const bookPath = await (await download).path();
  const bookPages = await textOf(bookPath);
  const book = bookPages.join(" ").replace(/\s+/g, " ");
  for (const piece of ["Facture : Volvo 2026, n° F-12", "Papiers du bord", "Assurance : MAIF, n° 778 12", "31/12/2090"])
    expect(book).toContain(piece);

  const send = (id: string, name: string, buffer: Buffer) =>
    page.request.put(`/api/documents/${id}/fichier`, {
      multipart: { fichier: { name, mimeType: "application/pdf", buffer } },
    });
  expect((await send(papers[1].id, "assurance.pdf", await readFile(bookPath))).status()).toBe(200);
  const broken = await post(page, "documents", { bateau_id: boat.id, titre: "Notice du guindeau", type: "Manuel" });
  expect((await send(broken.id, "notice.pdf", Buffer.from("%PDF-1.4\nabîmé\n%%EOF\n"))).status()).toBe(200);

  await page.goto("/papiers");
  await page.getByRole("button", { name: "Dossier de vente" }).click();
  const dialog = page.getByRole("dialog", { name: "Dossier de vente" });
  await expect(dialog.getByRole("checkbox", { name: "Qui a fait les travaux" })).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: /Assurance : MAIF/ }).check();
  await dialog.getByRole("checkbox", { name: /Facture : Volvo 2026/ }).check();
  await expectAccessible(page);
  const sale = async () => {
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Créer le dossier (PDF)" }).click();
    const path = await (await saved).path();
    const pages = await textOf(path);
    return { pages, all: pages.join(" ").replace(/\s+/g, " ") };
  };
  const whole = await sale();
  for (const piece of ["Dossier de vente", "842 h", "Vidange", "249,00 €", "Fusées parachute (4)", "MAIF, n° 778 12"])
    expect(whole.all).toContain(piece);
  expect(whole.pages.at(-1 - bookPages.length)).toContain("Volvo 2026");
  expect(whole.pages.slice(-bookPages.length), "the pages of the PDF that was chosen").toEqual(bookPages);
  await expect(page.getByText("Dossier de vente généré avec succès")).toBeVisible();
  const wholeOurs = whole.pages.slice(0, -bookPages.length).join(" ");
  for (const hidden of ["SECRET-1", "Contrat de famille", "4711", "Fait par"]) expect(wholeOurs).not.toContain(hidden);
  await dialog.getByRole("checkbox", { name: "Qui a fait les travaux" }).check();
  await dialog.getByRole("checkbox", { name: "Coûts par année" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Inventaire" }).uncheck();
  await dialog.getByRole("checkbox", { name: /Facture : Volvo 2026/ }).uncheck();
  await dialog.getByRole("checkbox", { name: "Manuel : Notice du guindeau" }).check();
  const less = await sale();
  await expect(page.getByText("Dossier incomplet")).toBeVisible();
  await expect(page.getByText("à joindre à part : Manuel : Notice du guindeau.")).toBeVisible();
  await expectAccessible(page);
  expect(less.all).toContain("Notice du guindeau");
  expect(less.pages.slice(-bookPages.length), "the rest is there").toEqual(bookPages);
  expect(less.all).toContain("Fait par");
  const ours = less.pages.slice(0, -bookPages.length).join(" ");
  for (const hidden of ["249,00", "Fusées", "Volvo 2026"]) expect(ours).not.toContain(hidden);
});

test("the history adds up by year and by category", async ({ demo: page }) => {
  await page.goto("/maintenance");
  const history = page.getByRole("region", { name: "Historique et coûts" });
  await expect(history.getByRole("figure", { name: "Coût par année" })).toBeVisible();
  await expect(history).toContainText(/5 interventions, 2\s471,30\s€ en tout/);
  const year = history.getByRole("radio").nth(1);
  await year.click();
  const bar = history.getByRole("figure", { name: "Coût par année" }).getByRole("listitem").first();
  const [, name, works, cost] = /^(\d{4}) · (\d+ interventions?)(\d.*€)$/.exec((await bar.textContent()) ?? "") ?? [];
  await expect(year).toHaveText(name ?? "");
  await expect(history).toContainText(`${works}, ${cost} en ${name}`);
  await expectAccessible(page);
});

test("work that nobody has put a price on says so, and not that it has cost nothing", async ({ owner: page }) => {
  const { rows } = await openMaintenance(page, { titre: "Carénage" });
  await page.request.patch(`/api/maintenances/${rows[0]?.id}`, { data: { statut: "Terminée" } });
  await page.reload();
  const history = page.getByRole("region", { name: "Historique et coûts" });
  await expect(history.getByText("1 intervention, coût non renseigné", { exact: true })).toBeVisible();
  await expect(history).not.toContainText("€");
  await history.getByRole("button", { name: "Coûts en détail" }).click();
  const dialog = page.getByRole("dialog", { name: "Coûts d’entretien" });
  await expect(dialog.getByRole("figure", { name: "Coût non renseigné", exact: true })).toBeVisible();
  await expect(dialog).not.toContainText("0,00");
});

test("a starter plan fits the boat, can be changed, and keeps within the free places", async ({ owner: page }) => {
  await openMaintenance(page);
  await page.getByRole("button", { name: "Proposer un plan d’entretien" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan d’entretien" });
  await expect(dialog.getByText("Compte gratuit : 3 places sur 3 maintenances non terminées.")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Inspection du gréement dormant" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Voiles" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Inspection du gréement dormant" })).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: "Filtre à gasoil et décanteur" }).uncheck();
  await dialog.getByRole("button", { name: "Modifier « Vidange moteur et filtre à huile »" }).click();
  await dialog.getByLabel("Titre").fill("Vidange de printemps");
  await dialog.getByLabel("Échéance moteur").fill("890");
  await dialog.getByRole("button", { name: "Ajouter 2 maintenances" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("2 maintenances ajoutées.")).toBeVisible();
  await expect(page.getByRole("article", { name: "Vidange de printemps" })).toContainText(
    /à 890\sh ou le [\d/]+, reste 48\sh/,
  );
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a private calendar address is made, read by a calendar program, and revoked", async ({
  owner: page,
  playwright,
  baseURL,
}) => {
  await openMaintenance(page, { titre: "Radeau de survie", date_echeance: inDays(40) });
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Calendrier" }).click();
  const dialog = page.getByRole("dialog", { name: "Calendrier" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Créer l’adresse" }).click();
  const address = await dialog.getByLabel("Adresse du calendrier").inputValue();
  await expectAccessible(page);
  const program = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const feed = await program.get(address);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain(`DTSTART;VALUE=DATE:${inDays(40).replaceAll("-", "")}`);
  await dialog.getByRole("button", { name: "Révoquer l’adresse" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(dialog.getByRole("button", { name: "Créer l’adresse" })).toBeVisible();
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();
});

test("every choice can be made with the keyboard alone", async ({ owner: page }) => {
  await openMaintenance(page, { titre: "Clavier" });
  const status = page.getByRole("combobox", { name: "Statut de « Clavier »" });
  await status.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("En cours");
  // why: the card moves to its new group, and takes no press until the change is saved.
  await expect(page.getByText("Statut mis à jour").first()).toBeVisible();
  const edit = page.getByRole("button", { name: "Modifier « Clavier »" });
  await expect(edit).toBeEnabled();
  await edit.press("Enter");
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await choose(page, "Statut de « Clavier »", "En attente");
});
