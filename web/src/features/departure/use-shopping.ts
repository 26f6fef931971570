import { DEPARTURE_LIST, findDepartureList, withThing } from "@bosco/domain/departure";
import { useBoatList } from "../../fleet/boat-list.ts";

/** Puts what is missing on the boat's list for the departure. */
export function useShopping(bateau_id: string, days: { personnes: number; jours: number }) {
  const list = useBoatList(bateau_id, days);
  const add = (missing: { nom: string; quantite: number }) =>
    list.add(
      (lists) => {
        const found = findDepartureList(lists, bateau_id);
        return { list: found, nom: DEPARTURE_LIST, articles: withThing(found?.articles ?? [], missing) };
      },
      { title: "Ajouté aux courses", describe: (where) => `${missing.nom}\u00a0: ${where}` },
    );
  return { add, busy: list.busy };
}
