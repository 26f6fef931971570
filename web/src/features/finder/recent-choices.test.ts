import { buildIndex } from "@bosco/domain/finding";
import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../../data/test-storage.ts";
import type { FinderAction, FinderSheet } from "./finder-options.ts";
import { keepChoice, recentOptions } from "./recent-choices.ts";

beforeEach(() => void stubStorage());

const BOATS = ["Avel Mor", "Mistral", "Zéphyr", "Alizé", "Sirocco", "Tramontane"];

/** A spare of which each boat has as many as its place in the fleet says. */
const index = () =>
  buildIndex<FinderAction, FinderSheet>({
    boats: BOATS.map((nom) => ({
      ...{ id: nom, nom, nom_constructeur: "Bénéteau", nom_modele: "Oceanis 40" },
      ...{ immatriculation: null, port_attache: null },
    })),
    articles: BOATS.map((nom, place) => ({
      ...{ id: `rouet-${nom}`, bateau_id: nom, nom: "Rouet", quantite: place + 1, unite: "unité" },
      ...{ categorie: null, sous_categorie: null, espace_stockage_id: null },
    })),
    ...{ spaces: [], engines: new Map(), maintenances: [], papers: [], lists: [], checklists: [] },
    ...{ sheets: [], actions: [] },
  });

test.each(BOATS.map((nom, place) => [nom, place + 1] as const))(
  "an article that is aboard six boats is recent where it was chosen: on %s",
  (nom, quantite) => {
    keepChoice({ kind: "articles", id: `rouet-${nom}`, title: "Rouet", leads: "" });
    const [recent, ...others] = recentOptions(index());
    expect(others).toEqual([]);
    expect(recent).toMatchObject({ id: `rouet-${nom}`, title: "Rouet", isFurther: false });
    expect(recent?.detail?.replaceAll("\u00a0", " ")).toMatch(new RegExp(`^${nom} : ${quantite} · aussi sur `));
    expect(recent?.leads).toContain(encodeURIComponent(`rouet-${nom}`).replaceAll("%20", "+"));
  },
);

test("what is gone is left out", () => {
  keepChoice({ kind: "articles", id: "sold", title: "Rouet", leads: "" });
  expect(recentOptions(index())).toEqual([]);
});
