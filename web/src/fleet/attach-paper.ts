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
  // why made once: tried again, the same operation makes the same row.
  const paper = useRef<{ id: string; isAdded: boolean }>(undefined);

  /** Whether it hangs there, or will. */
  const attach = useCallback(
    async ({ id, bateau_id, titre }: Work, file: File, day: string): Promise<boolean> => {
      const fichier = await showable(file);
      paper.current ??= { id: crypto.randomUUID(), isAdded: false };
      const { current } = paper;
      if (!current.isAdded) {
        const fields = { id: current.id, bateau_id, titre, type: "Facture" as const, maintenance_id: id };
        current.isAdded = (await add({ ...fields, date_emission: day })).ok;
        if (!current.isAdded) return false;
      }
      return (await put({ id: current.id, fichier })).ok;
    },
    [add, put],
  );

  /** Takes back what was attached, or begun to be. Whether there was anything. */
  const takeBack = useCallback(async (): Promise<boolean> => {
    const { current } = paper;
    paper.current = undefined;
    return current?.isAdded === true && (await remove({ id: current.id })).ok;
  }, [remove]);

  return { attach, takeBack };
}
