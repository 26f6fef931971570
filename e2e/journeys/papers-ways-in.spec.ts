import { addBoat, becomePro } from "../support/boats.ts";
import { expect, onDesk, onPhone, test, toast } from "../support/journey.ts";
import { aPage, chooseType, openForm, openPaper, storedPapers } from "../support/papers.ts";
import { pdfPages } from "../support/pdf-text.ts";

test("from the dashboard one reaches the papers of the boat that stands there", async ({ owner: page }) => {
  await becomePro(page);
  const boat = await addBoat(page, { nom: "Sterne" });
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: "Papiers : Sterne" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/papiers" && url.searchParams.get("bateau") === boat.id);
  await expect(page.getByText("Aucun papier", { exact: true })).toBeVisible();
});

test("a paper is photographed page by page with the camera at the back", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/papiers");
  const dialog = await openForm(page);
  await dialog.getByRole("textbox", { name: "Titre" }).fill("Acte");
  await chooseType(page, dialog, "Acte de francisation");
  const camera = dialog.locator("input[type=file][capture=environment]");
  await expect(dialog.getByRole("button", { name: "Photographier" })).toBeVisible();
  await camera.setInputFiles(await aPage(page, "teal"));
  await expect(dialog.getByRole("button", { name: "Photographier la suivante" })).toBeVisible();
  await camera.setInputFiles(await aPage(page, "navy"));
  await expect(dialog.getByText(/^2.pages en un PDF/)).toBeVisible();
  await dialog.getByRole("button", { name: "Descendre la page 1" }).click();
  const told = (words: string) => page.getByRole("status").filter({ hasText: words });
  await expect(told("Page 1 : maintenant page 2 sur 2")).toBeAttached();
  await expect(dialog.getByRole("button", { name: "Monter la page 2" })).toBeFocused();
  await camera.setInputFiles(await aPage(page, "maroon"));
  await dialog.getByRole("button", { name: "Retirer la page 2" }).click();
  await expect(told("Page 2 retirée. Il reste 2 pages.")).toBeAttached();
  await expect(dialog.getByRole("button", { name: "Retirer la page 2" })).toBeFocused();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "« Acte » a été ajouté.")).toBeVisible();
  const [paper] = await storedPapers(page);
  expect(await pdfPages(await (await page.request.get(`/api/documents/${paper.id}/fichier`)).body())).toBe(2);
});

test(
  "a file that is dropped on the form is sent, and what is no paper is told there",
  onDesk,
  async ({ owner: page }) => {
    await addBoat(page);
    await page.goto("/papiers");
    const dialog = await openForm(page);
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Manuel");
    await chooseType(page, dialog, "Manuel");
    const field = dialog.getByRole("group", { name: "Fichier" });
    await expect(field.getByText("Vous pouvez aussi le déposer ici.")).toBeVisible();
    const drop = async (name: string, type: string, base64: string) => {
      const dataTransfer = await page.evaluateHandle(
        async ({ name, type, base64 }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const given = new DataTransfer();
          given.items.add(new File([bytes], name, { type }));
          return given;
        },
        { name, type, base64 },
      );
      await field.dispatchEvent("dragover", { dataTransfer });
      await field.dispatchEvent("drop", { dataTransfer });
    };
    await drop("liste.txt", "text/plain", btoa("Rouet"));
    await expect(field.getByRole("alert")).toBeVisible();
    const { buffer } = await aPage(page, "maroon");
    await drop("manuel.jpg", "image/jpeg", buffer.toString("base64"));
    await expect(field.getByText(/^manuel\.jpg/)).toBeVisible();
    await expect(field.getByRole("alert")).toBeHidden();
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "« Manuel » a été ajouté.")).toBeVisible();
    const [paper] = await storedPapers(page);
    expect(paper.fichier).toMatchObject({ type: "image/jpeg" });
    const view = await openPaper(page, "Manuel");
    await expect(view.getByRole("img", { name: paper.fichier.nom })).toBeVisible();
  },
);

test("that Bosco warns is promised to whoever is reminded, and to nobody else", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/papiers");
  await expect(page.getByText("Bosco montre quand elle expire")).toBeVisible();
  const form = await openForm(page);
  await expect(form.getByText("Bosco vous prévient avant ce jour.")).toBeHidden();
  await page.evaluate(async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const encode = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const keys = {
      p256dh: encode(await crypto.subtle.exportKey("raw", publicKey)),
      auth: encode(crypto.getRandomValues(new Uint8Array(16))),
    };
    const send = (path: string, method: string, body: object) =>
      fetch(`/api/rappels${path}`, {
        ...{ method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      });
    await send("/appareils", "POST", { endpoint: `https://push.example.org/${crypto.randomUUID()}`, keys });
    await send("", "PATCH", { push: true });
  });
  await page.reload();
  await expect(page.getByText("Bosco vous prévient avant qu’elle expire")).toBeVisible();
  await expect((await openForm(page)).getByText("Bosco vous prévient avant ce jour.")).toBeVisible();
});
