import type { Maintenance } from "@bosco/domain/maintenance";
import { useCallback, useRef } from "react";
import { defineCommand } from "../data/commands.ts";
import type { Intention } from "../data/intention.ts";
import { useCommand } from "../data/use-command.ts";
import { showable } from "./showable.ts";

const addPaper = defineCommand({
  call: "documents.create",
  tables: ["documents"],
  failure: "Impossible de joindre le fichier.",
});
const putFile = defineCommand({
  call: "documents.putFile",
  tables: ["documents"],
  failure: "Impossible d’envoyer le fichier joint.",
});
const removePaper = defineCommand({
  call: "documents.remove",
  tables: ["documents"],
  failure: "Impossible de retirer la facture.",
});

type Work = Pick<Maintenance, "id" | "bateau_id" | "titre">;

/**
 * Hangs a file on a work as its invoice; how it failed, if it did, is told, and tried again only what is missing is sent. As long as
 * the form is open it waits for the answer; left, the file waits on the device.
 */
export function useAttachPaper(intention: Intention) {
  const { run: add } = useCommand(addPaper, intention);
  const { run: put } = useCommand(putFile, intention);
  const { run: remove } = useCommand(removePaper);
  const paperId = useRef<string>(undefined);

  /** Whether it hangs there, or will. */
  const attach = useCallback(
    async ({ id, bateau_id, titre }: Work, file: File, day: string): Promise<boolean> => {
      const fichier = await showable(file);
      if (!paperId.current) {
        const paper = { id: crypto.randomUUID(), bateau_id, titre, type: "Facture" as const, maintenance_id: id };
        const added = await add({ ...paper, date_emission: day });
        if (!added.ok) return false;
        paperId.current = paper.id;
      }
      return (await put({ id: paperId.current, fichier })).ok;
    },
    [add, put],
  );

  /** Takes back what was attached, or begun to be. Whether there was anything. */
  const takeBack = useCallback(async (): Promise<boolean> => {
    const { current: id } = paperId;
    paperId.current = undefined;
    return id !== undefined && (await remove({ id })).ok;
  }, [remove]);

  return { attach, takeBack };
}
