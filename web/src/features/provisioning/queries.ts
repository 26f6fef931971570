import { plural } from "@bosco/domain/french";
import type { GeneratorRequest, ProvisioningList } from "@bosco/domain/provisioning";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { keepsRow } from "../../data/list-changes.ts";
import { ownRows } from "../../data/own-rows.ts";

const listsQuery = ownRows("listes_avitaillement");
const stockQuery = ownRows("inventaire");
const spacesQuery = ownRows("espaces_stockage");

export const useLists = () => useQuery(listsQuery);
/** What is aboard, for 'À bord' and for what a list would add twice. */
export const useStock = () => useQuery(stockQuery);
export const useSpaces = () => useQuery(spacesQuery);

/** Asks for a list. Nothing is written: the caller saves what comes back. */
export const generateList = (request: GeneratorRequest, signal: AbortSignal) =>
  api.provisioning.generate(request, { signal });

export const saveGeneratedList = defineCommand({
  call: "provisioning.create",
  tables: ["listes_avitaillement"],
  apply: (lists, { id, generation = null, ...list }) => {
    if (!id) return;
    const now = new Date().toISOString();
    const row: ProvisioningList = {
      ...{ ...list, id, generation, articles: list.articles as ProvisioningList["articles"] },
      ...{ est_favori: false, version: 1, created_at: now, updated_at: now },
    };
    lists.update<ProvisioningList>("listes_avitaillement", (rows) => [row, ...rows.filter((one) => one.id !== id)]);
  },
  failure: "Impossible de sauvegarder la liste d'avitaillement.",
  success: ({ articles }) => ({
    title: "Succès",
    description: `Liste d'avitaillement générée avec ${articles.length} ${plural(articles.length, "article")}\u00a0!`,
  }),
});

export const duplicateList = defineCommand({
  call: "provisioning.duplicate",
  tables: ["listes_avitaillement"],
  failure: "Impossible de créer la liste.",
  success: succeeded("Liste d'avitaillement créée avec succès\u00a0!"),
});

/** The star turns at once, and that says enough. */
export const starList = defineCommand({
  call: "provisioning.update",
  tables: ["listes_avitaillement"],
  // why: a rename right after the star would otherwise be made from the version before it, and refused.
  answered: keepsRow("listes_avitaillement"),
  failure: "Impossible de modifier la liste.",
});

export const editList = defineCommand({
  ...starList,
  success: succeeded("Liste modifiée avec succès\u00a0!"),
});

export const addListArticle = defineCommand({
  ...editList,
  success: succeeded("Article ajouté à la liste\u00a0!"),
});

export const removeList = defineCommand({
  call: "provisioning.remove",
  tables: ["listes_avitaillement"],
  failure: "Impossible de supprimer la liste.",
  success: succeeded("Liste supprimée avec succès\u00a0!"),
});

export const addToInventory = defineCommand({
  call: "provisioning.addToInventory",
  tables: ["inventaire"],
  failure: "Impossible de créer les articles dans l'inventaire.",
  success: (rows) => {
    const created = rows.filter(({ version }) => version === 1).length;
    const raised = rows.length - created;
    return {
      title: "Succès",
      description:
        created === 0 && raised === 0
          ? "Tout est déjà dans l'inventaire\u00a0: rien à ajouter."
          : [
              created > 0 && `${created} article(s) créé(s) dans l'inventaire avec stock à zéro.`,
              raised > 0 && `${raised} article(s) agrandi(s).`,
            ]
              .filter(Boolean)
              .join(" "),
    };
  },
});
