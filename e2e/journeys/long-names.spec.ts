import type { Locator, Page } from "@playwright/test";
import { expect, gate, holdToast, signUp, test } from "../support/journey.ts";
import { expectFocusIn } from "../support/keyboard.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { long, longAddress, signUpWithLongNames } from "../support/long-names.ts";
import { ADMIN } from "../support/server.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).first();
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name }).first();

/** Runs the same look at every width of this project: the smallest phone, a common one, a desk. */
async function atEveryWidth(page: Page, look: () => Promise<void>) {
  const isDesk = (page.viewportSize()?.width ?? 0) > 1000;
  for (const size of isDesk ? [{ width: 1440, height: 900 }] : [320, 390].map((width) => ({ width, height: 740 }))) {
    await page.setViewportSize(size);
    await look();
  }
}

async function openAt(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Opens something above the page, looks at it, and closes it again. */
async function lookInto(page: Page, where: string, opener: Locator, inside?: () => Promise<void>) {
  const dialogs = page.locator("[role=dialog], [role=alertdialog]");
  const before = await dialogs.count();
  const isItem = (await opener.getAttribute("role")) === "menuitem";
  await opener.click();
  if (isItem) await expect(page.getByRole("menu")).toHaveCount(0);
  const open = dialogs.or(page.locator("[role=menu], [role=listbox]"));
  await expect.poll(() => open.count()).toBeGreaterThan(before);
  await expectGoodLayout(page, where);
  await inside?.();
  if ((await dialogs.count()) > before) await expectFocusIn(dialogs.last());
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(before);
}

test.describe("with the longest names there may be", () => {
  test("the dashboard and the boats fit", async ({ page }) => {
    test.slow();
    await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/dashboard", "Tableau de bord");
      await expect(heading(page, "Articles critiques")).toBeVisible();
      await expectGoodLayout(page, "dashboard");
      await lookInto(page, "boat selector", page.getByRole("combobox", { name: "Navire" }));
      await lookInto(page, "user menu", button(page, "Menu du compte"));
      await lookInto(page, "hours", button(page, "Historique des heures"));
      await button(page, "Modifier les heures moteur").click();
      await expectGoodLayout(page, "hours edited");

      await openAt(page, "/mes-bateaux", "Mes Navires");
      await expectGoodLayout(page, "boats");
      await lookInto(page, "add boat", button(page, "Ajouter un Bateau"));
      await lookInto(page, "edit boat", button(page, /^Modifier Bateau/));
      await lookInto(page, "delete boat", button(page, /^Supprimer Bateau/));

      await openAt(page, "/flotte", "Ma flotte");
      await expect(page.getByRole("link", { name: long("Bateau"), exact: true })).toBeVisible();
      await expectGoodLayout(page, "fleet");
      await page.goBack();
      await expect(heading(page, "Mes Navires")).toBeVisible();
    });
    await button(page, /^Définir par défaut/).click();
    await holdToast(page, /./);
    await expectGoodLayout(page, "toast", "[data-sonner-toast]");
  });

  test("the account fits", async ({ page }) => {
    await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/account", "Mon Profil");
      await expect(page.getByText("Cet appareil")).toBeVisible();
      await expectGoodLayout(page, "account");
      await lookInto(page, "delete account", button(page, "Supprimer mon compte"));
      await lookInto(page, "cancel", button(page, "Résilier"));
      await lookInto(page, "withdraw", button(page, "Renoncer au contrat ici"));
    });
  });

  test("maintenance fits", async ({ page }) => {
    test.slow();
    await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/maintenance", "Mes maintenances");
      await expectGoodLayout(page, "maintenance");
      await lookInto(page, "status", page.getByRole("combobox", { name: /^Statut de/ }).first());
      await lookInto(page, "add", button(page, "Ajouter une maintenance"), async () => {
        await lookInto(page, "boats in form", page.getByRole("dialog").getByRole("combobox", { name: "Navire" }));
      });
      await lookInto(page, "edit", button(page, /^Modifier «/));
      await lookInto(page, "delete", button(page, /^Supprimer «/));
      await button(page, "Autres actions").click();
      await lookInto(page, "plan", page.getByRole("menuitem", { name: "Proposer un plan" }));
      await page.getByRole("tab", { name: "Toutes les maintenances" }).click();
      await expectGoodLayout(page, "all maintenances");
      await page.getByRole("combobox", { name: "Navire" }).click();
      await page.getByRole("option", { name: "Tous les navires" }).click();
      await expectGoodLayout(page, "all boats");
    });
  });

  test("the inventory fits", gate, async ({ page }) => {
    test.slow();
    await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/inventory", "Inventaire");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectGoodLayout(page, "inventory");
      for (const view of ["Par espace", "À consommer d’abord", "Par catégorie"]) {
        await page.getByRole("radio", { name: view }).click();
        await expectGoodLayout(page, view);
      }
      await page.getByRole("combobox", { name: "Rechercher un article" }).fill("article");
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectGoodLayout(page, "search", "[role=listbox]");
      await page.getByRole("combobox", { name: "Rechercher un article" }).fill("");
      await lookInto(page, "delete article", button(page, /^Supprimer : Article/));
      await lookInto(page, "edit article", button(page, /^Modifier : Article/), async () => {
        const dialog = page.getByRole("dialog");
        for (const name of ["Catégorie", "Sous-catégorie", "Espace de stockage"])
          await lookInto(page, name, dialog.getByRole("combobox", { name }).first());
      });
      await lookInto(page, "spaces", button(page, "Espaces stockage"), async () => {
        await lookInto(page, "edit space", button(page, /^Modifier : Bac/));
        await lookInto(page, "delete space", button(page, /^Supprimer : Bac/));
      });
      await lookInto(page, "categories", button(page, "Catégories"), async () => {
        await lookInto(page, "edit category", button(page, /^Modifier : Catégorie/));
        await lookInto(page, "edit sub-category", button(page, /^Modifier : Rayon/));
        await lookInto(page, "delete category", button(page, /^Supprimer : Catégorie/));
      });
      await lookInto(page, "shopping list", button(page, "Liste d'achat PDF"), async () => {
        await page.getByRole("dialog").getByRole("checkbox").first().check();
        await expectGoodLayout(page, "bought");
        await page.getByRole("dialog").getByRole("checkbox").first().uncheck();
      });
      await lookInto(page, "bulk", button(page, "Supprimer tout"));
    });
  });

  test("provisioning fits", async ({ page }) => {
    await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/inventory", "Inventaire");
      await page.getByRole("tab", { name: "Avitaillement" }).click();
      await expect(button(page, "Voir détails")).toBeVisible();
      await expectGoodLayout(page, "provisioning");
      await lookInto(page, "list", button(page, "Voir détails"));
      await lookInto(page, "rename", button(page, /^Modifier «/));
      await lookInto(page, "delete", button(page, /^Supprimer «/));
    });
  });

  test("checklists fit", async ({ page }) => {
    test.slow();
    const { checklistId } = await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await openAt(page, "/checklists", "Checklists");
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      await expectGoodLayout(page, "checklists");
      await lookInto(page, "menu", button(page, /^Autres actions/));
      await lookInto(page, "note", button(page, /^Noter/));
      for (const name of ["Modifier", "Historique", "Supprimer"]) {
        await button(page, /^Autres actions/).click();
        await lookInto(page, name, page.getByRole("menuitem", { name }));
      }
      await page.getByRole("tab", { name: "Créer une Checklist" }).click();
      await expectGoodLayout(page, "create");
      for (const sheet of ["grand-ecran", "imprimer"]) {
        await page.goto(`/checklists/${checklistId}/${sheet}`);
        await expect(page.getByText(long("Amarres", 200)).first()).toBeVisible();
        await expectGoodLayout(page, sheet);
      }
    });
  });

  test("the assistant fits", async ({ page }) => {
    await signUpWithLongNames(page);
    const question = `${long("Quelle", 100)} maintenance est en retard sur mon bateau ?`;
    const asked = await page.request.post("/api/fonctions/assistant-nautique", { data: { question } });
    expect(asked.ok(), await asked.text()).toBe(true);
    await atEveryWidth(page, async () => {
      await openAt(page, "/assistant", "Assistant Nautique");
      await expect(button(page, "Copier")).toBeVisible();
      await expectGoodLayout(page, "assistant");
      await button(page, /^Quelle/).click();
      await expect(button(page, "Copier")).toHaveCount(0);
      await expectGoodLayout(page, "assistant, its answer closed");
    });
  });

  test("the administrator's page fits, and the page that refuses", async ({ page }) => {
    test.slow();
    const { email } = await signUpWithLongNames(page);
    await atEveryWidth(page, async () => {
      await page.goto("/admin");
      await expect(page.getByText("Accès refusé")).toBeVisible();
      await expectGoodLayout(page, "refused");
    });
    const data = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
    await atEveryWidth(page, async () => {
      await openAt(page, "/admin", "Interface Administrateur");
      await page.getByLabel("Rechercher un utilisateur").fill(email);
      await expect(page.locator("tbody tr, li").filter({ hasText: email })).toHaveCount(1);
      await expectGoodLayout(page, "users");
      await lookInto(page, "edit user", button(page, /^Modifier Prénom/));
      await lookInto(page, "delete user", button(page, /^Supprimer Prénom/));
      for (const name of ["Aperçu", "Journal"]) {
        await page.getByRole("tab", { name }).click();
        await page.waitForLoadState("networkidle");
        await expectGoodLayout(page, name);
      }
    });
  });

  test("the sign-in page fits", async ({ page }) => {
    await atEveryWidth(page, async () => {
      await page.goto("/auth");
      await page.getByRole("textbox", { name: "E-mail" }).fill(longAddress());
      await expectGoodLayout(page, "sign-in");
    });
  });
});

test("with everyday names, the public pages fit at every width", async ({ page }) => {
  await atEveryWidth(page, async () => {
    for (const path of ["/", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv", "/nulle-part"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectGoodLayout(page, path);
    }
  });
});

test("a page of 200 % zoom on a small desk or phone loses nothing", async ({ page }) => {
  await signUp(page);
  const isDesk = (page.viewportSize()?.width ?? 0) > 1000;
  await page.setViewportSize(isDesk ? { width: 720, height: 450 } : { width: 195, height: 422 });
  for (const path of [
    "/dashboard",
    "/mes-bateaux",
    "/flotte",
    "/maintenance",
    "/inventory",
    "/checklists",
    "/assistant",
    "/account",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodLayout(page, path);
  }
});
