import { expect, onPhone, post } from "../support/journey.ts";
import { WAITING_DIALOGS } from "../support/own-dialogs.ts";
import { syncSign, test, untilKept } from "../support/sea.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";
import { tryDialogs } from "../support/try-dialog.ts";

test(
  "the dialogs about what waits go by Escape, by Back and with a reload too",
  onPhone,
  async ({ page, context, noise }) => {
    test.slow();
    noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const stock = { quantite: 2, quantite_max: 9 };
    const { boatId } = await signUpWithStock(page, [{ nom: "Rouet", ...stock }]);
    await post(page, "inventaire", [{ bateau_id: boatId, nom: "Sel", categorie: "Alimentation", ...stock }]);
    const rouet = (await storedArticles(page)).find(({ nom }) => nom === "Rouet");
    const addOne = (nom: string) =>
      page
        .getByRole("button", { name: `Augmenter : ${nom}` })
        .first()
        .click();
    await page.goto("/inventory");
    await expect(page.getByText("Rouet").first()).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await addOne("Rouet");
    await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
    expect((await page.request.delete(`/api/inventaire/${rouet?.id}`)).ok()).toBe(true);
    await context.setOffline(false);
    await expect(syncSign(page)).toHaveText("1 à résoudre");
    await context.setOffline(true);
    await addOne("Sel");
    await syncSign(page).click();
    await expect(page.getByRole("region", { name: /^En attente/ })).toBeVisible();
    await tryDialogs(page, WAITING_DIALOGS);
    await context.setOffline(false);
  },
);
