import type { Article } from "@bosco/domain/inventory";
import type { MissingPart } from "@bosco/domain/parts";
import { useBoatList } from "../../../fleet/boat-list.ts";

/** Puts missing parts on the boat's list of parts to buy. */
export function usePartsList(bateau_id: string) {
  const list = useBoatList(bateau_id);
  const add = (missing: readonly MissingPart<Article>[]) =>
    list.add(
      async (lists) => {
        const { partsToBuy } = await import("./parts-to-buy.ts");
        return partsToBuy(lists, bateau_id, missing);
      },
      { title: "Pièces ajoutées", describe: (where) => `Elles sont ${where}` },
    );
  return { add, busy: list.busy };
}
