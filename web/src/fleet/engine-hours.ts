import { type Engine, isFirstEngine } from "@bosco/domain/boats";
import { useCallback } from "react";
import { defineCommand } from "../data/commands.ts";
import { useCommand } from "../data/use-command.ts";

const failure = "Impossible d’enregistrer les heures moteur.";
const setFirst = defineCommand({ call: "boats.update", tables: ["bateaux", "releves_heures"], failure });
const setOther = defineCommand({ call: "engines.update", tables: ["moteurs", "releves_heures"], failure });

/** Reads the hour meter of any engine: a boat's first is written with its boat. */
export function useSetHours() {
  const first = useCommand(setFirst).run;
  const other = useCommand(setOther).run;
  return useCallback(
    async (engine: Pick<Engine, "id" | "bateau_id">, heures: number): Promise<boolean> =>
      (
        await (isFirstEngine(engine)
          ? first({ id: engine.id, heures_moteur: heures })
          : other({ id: engine.id, heures }))
      ).ok,
    [first, other],
  );
}
