import type { ListArticle, ProvisioningList } from "@bosco/domain/provisioning";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { defineCommand } from "../data/commands.ts";
import { ownRows } from "../data/own-rows.ts";
import { useCommand } from "../data/use-command.ts";
import { showToast } from "../ui/overlay/toast.ts";

const listsQuery = ownRows("listes_avitaillement");
const command = { tables: ["listes_avitaillement" as const], failure: "Impossible de compléter la liste d’achats." };
const createList = defineCommand({ call: "provisioning.create", ...command });
const extendList = defineCommand({ call: "provisioning.update", ...command });

/** What a list of a boat's is to hold. */
interface PlannedList {
  /** The one to change; without it, one is made. */
  list: Pick<ProvisioningList, "id"> | undefined;
  nom: string;
  articles: ListArticle[];
  /** All of it is there already. */
  isListed?: boolean;
}

/** What a list is to be, by the lists that there are. */
type Plan = (lists: readonly ProvisioningList[]) => PlannedList | Promise<PlannedList>;

/** What is said once it is done, with where: « dans « Pièces à acheter », avec vos listes d’avitaillement. » */
type Done = { title: string; describe: (where: string) => string };

/** Writes what is missing on a list of the boat's, which is made when there is none. */
export function useBoatList(bateau_id: string, { personnes, jours } = { personnes: 1, jours: 1 }) {
  const client = useQueryClient();
  const create = useCommand(createList);
  const extend = useCommand(extendList);
  const [isBusy, setIsBusy] = useState(false);
  // why kept: a press whose answer was lost makes the same list again.
  const newId = useRef(crypto.randomUUID());

  async function put(plan: Plan, { title, describe }: Done): Promise<void> {
    const { list, nom, articles, isListed } = await plan(await client.ensureQueryData(listsQuery));
    const where = `dans «\u00a0${nom}\u00a0», avec vos listes d’avitaillement.`;
    if (isListed) return showToast({ title: "Rien à ajouter", description: `Tout est déjà ${where}`, tone: "info" });
    const days = { nombre_personnes: personnes, nombre_jours: jours };
    const outcome = list
      ? await extend.run({ id: list.id, articles })
      : await create.run({ id: newId.current, bateau_id, nom, articles, ...days });
    if (!outcome.ok) return;
    newId.current = crypto.randomUUID();
    showToast({ title, description: describe(where), tone: "success" });
  }

  async function add(plan: Plan, done: Done): Promise<void> {
    setIsBusy(true);
    try {
      await put(plan, done);
    } catch {
      showToast({ title: "Erreur", description: command.failure, tone: "error" });
    } finally {
      setIsBusy(false);
    }
  }
  return { add, busy: isBusy };
}
