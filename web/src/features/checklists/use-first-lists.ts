import { type Boat, guessBoatTraits, type HullKind } from "@bosco/domain/boats";
import { type ChecklistType, checklistTemplate } from "@bosco/domain/checklists";
import { useState } from "react";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { createFirstList } from "./queries.ts";
import { useChecklists } from "./use-checklists.ts";

/** One of the lists that a boat begins with. */
interface FirstList {
  type: ChecklistType;
  nom: string;
  taches: string[];
  checked: boolean;
  /** Ticked, or not, otherwise than it was proposed. */
  isChanged: boolean;
  /** The boat has one of this type already. */
  isThere: boolean;
}

/** Each with whether it is ticked at first. why two: they are gone through at every outing; the others wait for their season. */
const OFFERED = [
  { type: "Départ", isUsual: true },
  { type: "Arrivée", isUsual: true },
  { type: "Hivernage", isUsual: false },
  { type: "Nettoyage", isUsual: false },
] as const;

/** The lists that are proposed to a boat by what it has, and by what its owner says that it is, which of them are ticked, and the press that adds those. */
export function useFirstLists(boat: Boat, kind?: HullKind) {
  const all = useChecklists().checklists.data ?? [];
  const [ticks, setTicks] = useState<Partial<Record<ChecklistType, boolean>>>({});
  // why kept: a list that is sent again is the same row, and one that was made is not sent again.
  const [ids] = useState(() => new Map<ChecklistType, string>());
  const [made] = useState(() => new Set<ChecklistType>());
  const intention = useIntention();
  const { run, busy } = useCommand(createFirstList, intention);
  const traits = guessBoatTraits(boat, kind);

  const lists = OFFERED.map(({ type, isUsual }): FirstList => {
    const isThere = all.some((list) => list.bateau_id === boat.id && list.type === type && !made.has(type));
    const isProposed = !isThere && isUsual;
    const checked = ticks[type] ?? isProposed;
    return { type, ...checklistTemplate(type, traits), checked, isChanged: checked !== isProposed, isThere };
  });
  const picked = lists.filter(({ checked }) => checked);

  /** Whether all of them are made, and whoever pressed still there. */
  async function add(): Promise<boolean> {
    for (const { type, nom, taches } of picked) {
      if (made.has(type)) continue;
      const id = ids.get(type) ?? crypto.randomUUID();
      ids.set(type, id);
      if (!(await run({ id, bateau_id: boat.id, nom, type, taches })).ok) return false;
      made.add(type);
    }
    return intention.isOpen;
  }

  return {
    ...{ lists, count: picked.length, busy, add },
    isChanged: lists.some((list) => list.isChanged),
    check: intention.check,
    tick: (type: ChecklistType, checked: boolean) => setTicks((before) => ({ ...before, [type]: checked })),
  };
}

export type FirstLists = ReturnType<typeof useFirstLists>;
