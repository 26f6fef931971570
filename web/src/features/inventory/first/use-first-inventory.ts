import { type Boat, isOutboard } from "@bosco/domain/boats";
import {
  type Article,
  type FirstArticle,
  type FirstInventory,
  guessLayout,
  type Layout,
  placeFor,
  proposeInventory,
  type StorageSpace,
} from "@bosco/domain/inventory";
import type { Zone } from "@bosco/domain/safety";
import { useMemo, useState } from "react";
import { useEngines } from "../../../fleet/engines.ts";

/** What an owner says of a proposed article. */
export interface ArticleEdit {
  checked?: boolean;
  quantite?: number;
  date_peremption?: string;
}

export type ArticleLine = FirstArticle & {
  checked: boolean;
  /** How many the text asks for. */
  asked: number;
  date_peremption: string;
};

const USUAL_CREW = 4;
const USUAL_ZONE: Zone = "cotier";

/** What is proposed to a boat, what of it is ticked, and what comes of that. */
export function useFirstInventory(
  boat: Boat,
  aboard: { espaces: StorageSpace[]; articles: readonly Article[] },
  maySpace: boolean,
  kind: Layout | undefined,
) {
  const [, ...otherEngines] = useEngines(useMemo(() => [boat], [boat]));
  const [chosen, setLayout] = useState(kind);
  const layout = chosen ?? guessLayout(boat, otherEngines);
  const [zone, setZone] = useState(USUAL_ZONE);
  const [personnes, setPersonnes] = useState(USUAL_CREW);
  const [spaceTicks, setSpaceTicks] = useState<Record<string, boolean>>({});
  const [edits, setEdits] = useState<Record<string, ArticleEdit>>({});
  // why kept: what is sent again makes the same rows.
  const [ids] = useState(() => new Map<string, string>());

  const proposed = proposeInventory({ layout, zone, personnes, isOutboard: isOutboard(boat.moteur) }, aboard);
  const espaces = proposed.espaces.map((space) => ({ ...space, checked: spaceTicks[space.nom] ?? !space.isAboard }));
  const isOtherwise = chosen !== kind || zone !== USUAL_ZONE || personnes !== USUAL_CREW;
  const articles = proposed.articles.map((article): ArticleLine => {
    const { checked = false, quantite = article.quantite, date_peremption = "" } = edits[article.id] ?? {};
    return { ...article, asked: article.quantite, checked, quantite, date_peremption };
  });

  const idOf = (key: string) => {
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
  return {
    ...{ layout, setLayout, zone, setZone, personnes, setPersonnes, espaces, articles },
    /** Not as it was proposed: spaces, or what they are proposed by. */
    isChanged: isOtherwise || espaces.some(({ checked, isAboard }) => checked === isAboard),
    tickSpace: (nom: string, checked: boolean) => setSpaceTicks((before) => ({ ...before, [nom]: checked })),
    edit: (id: string, more: ArticleEdit) => setEdits((before) => ({ ...before, [id]: { ...before[id], ...more } })),
    /** Read at the press alone: it gives rows their ids. Whoever may make no space puts things into those that are there. */
    wanted: (): FirstInventory => {
      const ticked = maySpace ? espaces.filter(({ checked }) => checked) : [];
      const made = ticked.map(({ nom, type }) => ({ id: idOf(nom), nom, type }));
      const spaces = { made: new Map(made.map(({ id, nom }) => [nom, id])), aboard: aboard.espaces };
      return {
        bateau_id: boat.id,
        espaces: made,
        articles: articles.flatMap((line) => {
          const { id, nom, categorie, sous_categorie, description, quantite, asked, checked } = line;
          if (!checked) return [];
          const quantite_max = Math.max(quantite, asked);
          const date_peremption = line.date_peremption || null;
          const shelf = { categorie, sous_categorie, espace_stockage_id: placeFor(line, espaces, spaces) };
          return { id: idOf(id), nom, ...shelf, description, quantite, quantite_max, date_peremption };
        }),
      };
    },
  };
}
