import { type Engine, isFirstEngine } from "@bosco/domain/boats";
import { useCallback } from "react";
import { defineCommand } from "../data/commands.ts";
import { useCommand } from "../data/use-command.ts";

const failure = "Impossible de mettre à jour les heures moteur.";
const setOnBoat = defineCommand({ call: "boats.update", tables: ["bateaux", "releves_heures"], failure });
const setOnEngine = defineCommand({ call: "engines.update", tables: ["moteurs", "releves_heures"], failure });

/** Sets the hours of an engine; a boat's first is written with its boat. */
export function useSetEngineHours() {
  const { run: onBoat } = useCommand(setOnBoat);
  const { run: onEngine } = useCommand(setOnEngine);
  return useCallback(
    async (engine: Pick<Engine, "id" | "bateau_id">, heures: number): Promise<boolean> => {
      const { id } = engine;
      const outcome = isFirstEngine(engine)
        ? await onBoat({ id, heures_moteur: heures })
        : await onEngine({ id, heures });
      return outcome.ok;
    },
    [onBoat, onEngine],
  );
}
