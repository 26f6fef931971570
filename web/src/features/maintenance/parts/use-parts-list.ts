import type { Article } from "@bosco/domain/inventory";
import type { MissingPart } from "@bosco/domain/parts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { createPartsList, extendPartsList, listsQuery } from "./queries.ts";

/** Puts missing parts on the boat's list of parts to buy, which is made when there is none. */
export function usePartsList(bateau_id: string) {
  const client = useQueryClient();
  const create = useCommand(createPartsList);
  const extend = useCommand(extendPartsList);
  const [isReading, setIsReading] = useState(false);
  // why kept: a press whose answer was lost makes the same list again.
  const newId = useRef(crypto.randomUUID());

  async function put(missing: readonly MissingPart<Article>[]): Promise<void> {
    const { partsToBuy } = await import("./parts-to-buy.ts");
    const lists = await client.ensureQueryData(listsQuery);
    const { list, nom, articles, isListed } = partsToBuy(lists, bateau_id, missing);
    const where = `«\u00a0${nom}\u00a0», avec vos listes d’avitaillement`;
    if (isListed)
      return showToast({ title: "Rien à ajouter", description: `Tout est déjà dans ${where}.`, tone: "info" });
    const outcome = list
      ? await extend.run({ id: list.id, articles })
      : await create.run({
          id: newId.current,
          bateau_id,
          nom,
          articles,
          nombre_personnes: 1,
          nombre_jours: 1,
        });
    if (!outcome.ok) return;
    newId.current = crypto.randomUUID();
    showToast({ title: "Pièces ajoutées", description: `Elles sont dans ${where}.`, tone: "success" });
  }

  async function add(missing: readonly MissingPart<Article>[]): Promise<void> {
    setIsReading(true);
    try {
      await put(missing);
    } catch {
      showToast({ title: "Erreur", description: createPartsList.failure, tone: "error" });
    } finally {
      setIsReading(false);
    }
  }
  return { add, busy: isReading };
}
