import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { slowed, tap } from "./interaction-delay.ts";

interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  /** Puts the page back for the next one. */
  leave?: (page: Page) => Promise<void>;
}

interface Scene {
  address: string;
  /** What is there when the page can be used. */
  landmark: (page: Page) => Locator;
  interactions: Interaction[];
}

type Find = (page: Page) => Locator;
const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("button", { name }).first();
const menuItem =
  (name: string): Find =>
  (page) =>
    page.getByRole("menuitem", { name });
const dialogs: Find = (page) => page.locator("[role=dialog], [role=alertdialog]");

async function leaveDialogs(page: Page) {
  while ((await dialogs(page).count()) > 0) {
    await page.keyboard.press("Escape");
    await sleep(300);
  }
}

/** Opens a dialog by these taps; the slowest of them counts. */
const dialog = (name: string, ...taps: Find[]): Interaction => ({
  name: `opening « ${name} »`,
  act: async (page) => {
    for (const find of taps) await tap(page, find(page));
    await dialogs(page).last().waitFor();
  },
  leave: leaveDialogs,
});

/** Opens the list of 200 boats, each with its signs, and takes another one. */
const switchBoat = (where: string, boat: string): Interaction => ({
  name: `switching to ${boat}, ${where}`,
  act: async (page) => {
    await tap(page, page.getByRole("combobox", { name: "Navire", exact: true }));
    await tap(page, page.getByRole("option", { name: boat }));
    await sleep(900);
  },
});

const boatsBackAndForth = (where: string) => [switchBoat(where, "Navire 037"), switchBoat(where, "Navire 001")];

const pressing = (name: string, target: Find): Interaction => ({ name, act: (page) => tap(page, target(page)) });

/** One after the other, while the answer to the one before is being read. */
const taps = (name: string, targets: Find): Interaction => ({
  name,
  act: async (page) => {
    for (let at = 0; at < 3; at += 1) await tap(page, targets(page).nth(at));
    await sleep(1_000);
  },
});

export const SCENES: Scene[] = [
  {
    address: "/dashboard",
    landmark: (page) => page.getByRole("heading", { name: "Navire 001" }),
    interactions: [
      dialog("Heures moteur", button("Historique des heures")),
      {
        name: "finding a ration among 200 boats and 9,000 articles",
        act: async (page) => {
          await tap(page, button(/^Rechercher$/)(page));
          await slowed(page, () => page.keyboard.type("ration 499", { delay: 80 }));
          await page
            .getByRole("option", { name: /^Ration 499/ })
            .first()
            .waitFor();
          await sleep(300);
        },
        leave: leaveDialogs,
      },
      ...boatsBackAndForth("dashboard"),
    ],
  },
  {
    address: "/mes-bateaux",
    landmark: button("Modifier Navire 199"),
    interactions: [
      dialog("Ajouter un bateau", button("Ajouter un Bateau")),
      dialog("Modifier le bateau", button("Modifier Navire 020")),
      dialog("Supprimer le bateau", button("Supprimer Navire 020")),
      { name: "selecting a boat among 200 cards", act: (page) => tap(page, button("Navire 021")(page)) },
      { name: "selecting the first boat again", act: (page) => tap(page, button("Navire 001")(page)) },
    ],
  },
  {
    address: "/flotte",
    landmark: (page) => page.getByRole("link", { name: "Navire 199" }).first(),
    interactions: [
      pressing("filtering 200 boats", (page) => page.getByRole("radio", { name: /^En retard/ })),
      pressing("showing all of them again", (page) => page.getByRole("radio", { name: /^Tous/ })),
      {
        name: "searching among 200 boats",
        act: async (page) => {
          await tap(page, page.getByRole("searchbox", { name: "Rechercher un bateau" }));
          await slowed(page, () => page.keyboard.type("navire 19", { delay: 80 }));
          await page.getByRole("link", { name: "Navire 199" }).first().waitFor();
          await sleep(300);
        },
      },
    ],
  },
  {
    address: "/checklists",
    landmark: (page) => page.getByRole("checkbox").first(),
    interactions: [
      taps("ticking tasks", (page) => page.getByRole("checkbox")),
      dialog("Noter", button(/^Noter/)),
      ...["Modifier", "Historique", "Supprimer"].map((name) =>
        dialog(`${name} une checklist`, button(/^Autres actions/), menuItem(name)),
      ),
      ...boatsBackAndForth("checklists"),
    ],
  },
  {
    address: "/maintenance",
    landmark: (page) => page.getByRole("article").first(),
    interactions: [
      dialog("Ajouter une maintenance", button("Ajouter une maintenance")),
      dialog("Modifier la maintenance", button(/^Modifier « Entretien/)),
      dialog("Supprimer la maintenance", button(/^Supprimer « Entretien/)),
      dialog("Proposer un plan d’entretien", button("Autres actions"), menuItem("Proposer un plan d’entretien")),
      dialog("Calendrier", button("Autres actions"), menuItem("Calendrier")),
      ...boatsBackAndForth("maintenance"),
    ],
  },
  {
    address: "/account",
    landmark: button("Supprimer mon compte"),
    interactions: [dialog("Supprimer mon compte", button("Supprimer mon compte"))],
  },
  {
    address: "/assistant",
    landmark: button("Fiches"),
    interactions: [dialog("Fiches", button("Fiches"))],
  },
  {
    address: "/inventory",
    landmark: (page) => page.getByRole("article").first(),
    interactions: [
      {
        name: "searching among 5,000 articles",
        act: async (page) => {
          await tap(page, page.getByRole("combobox", { name: "Rechercher un article" }));
          // why the pauses: a key that comes while the answer to the ones before is being drawn is the slow one.
          await slowed(page, async () => {
            for (const text of ["ra", "tion", " 4", "99"]) {
              await page.keyboard.type(text, { delay: 80 });
              await sleep(310);
            }
          });
          await page.getByRole("option").first().waitFor();
        },
        leave: async (page) => {
          for (let sign = 0; sign < "ration 499".length; sign += 1) await page.keyboard.press("Backspace");
        },
      },
      taps("stepping quantities", (page) => page.getByRole("button", { name: /^Augmenter/ })),
      dialog("Ajouter un article", button("Ajouter un article")),
      dialog("Modifier l’article", button(/^Modifier/)),
      dialog("Supprimer l’article", button(/^Supprimer/)),
      dialog("Espaces de stockage", button("Espaces stockage")),
      dialog("Ajouter un espace", button("Espaces stockage"), button("Ajouter un espace")),
      dialog("Catégories", button("Catégories")),
      dialog("Ajouter une catégorie", button("Catégories"), button("Ajouter une catégorie")),
      dialog("Ajouter une sous-catégorie", button("Catégories"), button("Ajouter une sous-catégorie")),
      dialog("Liste d’achat", button("Liste d'achat PDF")),
      dialog("Importer un fichier CSV", button("Autres actions"), menuItem("Importer un fichier CSV")),
      dialog("Supprimer tout", button("Supprimer tout")),
      ...boatsBackAndForth("inventory"),
    ],
  },
];
