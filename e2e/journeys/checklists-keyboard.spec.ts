import { addBoat } from "../support/boats.ts";
import { ticksOf } from "../support/checklists.ts";
import { expect, gateOnDesk, test } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";

test(
  "a checklist is made, ordered, ticked and run at the chart table with the keyboard alone",
  gateOnDesk,
  async ({ owner: page }) => {
    // why: every stop of the Tab key is asked for, one by one.
    test.slow();
    await addBoat(page);
    await page.goto("/checklists");
    await tabTo(page, page.getByRole("button", { name: "Créer une Checklist" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Nom"));
    await page.keyboard.type("Clavier");
    await tabTo(page, page.getByRole("textbox", { name: "Tâches" }));
    await page.keyboard.type("Gaz\nVHF\nFeux");
    await tabTo(page, page.getByRole("radio", { name: "Écrire" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Changer l’ordre" })).toBeFocused();
    await page.keyboard.press("Enter");

    await tabTo(page, page.getByRole("button", { name: "Déplacer : Gaz" }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: "Déplacer : Gaz" })).toBeFocused();
    await expect(page.getByText("Gaz : position 2 sur 3")).toBeAttached();
    await page.keyboard.press("End");
    await expect(page.getByRole("button", { name: "Déplacer : Gaz" })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Créer la checklist" }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("checkbox")).toHaveCount(3);
    await expect(page.getByRole("checkbox").nth(2)).toHaveAccessibleName("Gaz");
    // why: Tab visits a notification at the end of the page and comes back from it to where it was, until it has gone.
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await tabTo(page, page.getByRole("checkbox", { name: "VHF" }));
    await page.keyboard.press("Space");
    await expect(page.getByRole("checkbox", { name: "VHF" })).toBeChecked();
    const [{ id }] = await (await page.request.get("/api/checklists_nouvelles")).json();
    await expect.poll(() => ticksOf(page, id)).toEqual({ VHF: true, Feux: false, Gaz: false });

    await tabTo(page, page.getByRole("link", { name: "Grand écran" }));
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Feux");
    await page.keyboard.press("ArrowRight");
    await expect(heading).toHaveText("Gaz");
    await page.keyboard.press("ArrowLeft");
    await expect(heading).toHaveText("Feux");
    await page.keyboard.press("Space");
    await expect(heading).toHaveText("Gaz");
    await page.keyboard.press("n");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "nuit");
    await page.waitForTimeout(400);
    await page.keyboard.press("Space");
    await expect(heading).toHaveText("Tout est fait");
    await page.keyboard.press("n");
    await expect.poll(() => ticksOf(page, id)).toEqual({ VHF: true, Feux: true, Gaz: true });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Checklists", level: 1 })).toBeVisible();
  },
);
