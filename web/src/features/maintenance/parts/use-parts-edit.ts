import type { Maintenance } from "@bosco/domain/maintenance";
import { partsToSave, type WantedPart } from "@bosco/domain/parts";
import { useState } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { addPart, editPart, removePart } from "./queries.ts";
import { useParts } from "./use-parts.ts";

/** The parts in a form: those of the work that is edited until they are changed, and none of another boat. */
export function usePartsEdit(edited: Maintenance | undefined, bateau_id: string) {
  const partsOf = useParts();
  const before = edited && edited.bateau_id === bateau_id ? partsOf(edited.id).map(({ part }) => part) : [];
  const [changed, setChanged] = useState<{ bateau_id: string; parts: WantedPart[] }>();
  const add = useCommand(addPart);
  const edit = useCommand(editPart);
  const remove = useCommand(removePart);
  const wanted: readonly WantedPart[] = changed?.bateau_id === bateau_id ? changed.parts : before;

  const toSave = (maintenance_id: string) => partsToSave(before, wanted, { bateau_id, maintenance_id });

  /** Sends what differs. Each part is told of by itself if it fails. */
  async function save(maintenance_id: string): Promise<boolean> {
    const { added, changed: others, removed } = toSave(maintenance_id);
    let isSaved = true;
    for (const part of removed) isSaved = (await remove.run(part)).ok && isSaved;
    for (const part of others) isSaved = (await edit.run(part)).ok && isSaved;
    for (const part of added) isSaved = (await add.run({ ...part, id: crypto.randomUUID() })).ok && isSaved;
    return isSaved;
  }

  return {
    wanted,
    set: (parts: WantedPart[]) => setChanged({ bateau_id, parts }),
    save,
    isChanged: (maintenance_id: string) => Object.values(toSave(maintenance_id)).some((list) => list.length > 0),
    busy: add.busy || edit.busy || remove.busy,
  };
}
