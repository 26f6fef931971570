import type { Article } from "@bosco/domain/inventory";
import { areListed, findPartsList, type MissingPart, PARTS_LIST, withMissing } from "@bosco/domain/parts";
import type { ProvisioningList } from "@bosco/domain/provisioning";

/** The boat's list of parts to buy as it is to be, and whether it is so already. In a file of its own: few ask for it. */
export function partsToBuy(
  lists: readonly ProvisioningList[],
  bateau_id: string,
  missing: readonly MissingPart<Article>[],
) {
  const list = findPartsList(lists, bateau_id);
  return {
    list,
    nom: PARTS_LIST,
    articles: withMissing(list?.articles ?? [], missing),
    isListed: areListed(missing, list),
  };
}
