import type { Boat } from "@bosco/domain/boats";
import { useMemo } from "react";
import { useMay } from "../../../fleet/crew.ts";
import { useEngines } from "../../../fleet/engines.ts";
import { classNames } from "../../../ui/theme/class-names.ts";
import { EnginePanel } from "./EnginePanel.tsx";

/** The boat's engines and their hours. */
export function EngineHours({ boat }: { boat: Boat }) {
  const engines = useEngines(useMemo(() => [boat], [boat]));
  const may = useMay(boat);
  const isOnly = engines.length === 1;
  return (
    <div className={classNames("rounded bg-sea-soft", isOnly ? "p-4" : "divide-y divide-line px-4")}>
      {engines.map((engine) => (
        <EnginePanel
          key={engine.id}
          boatName={boat.nom}
          engine={engine}
          isOnly={isOnly}
          isEditable={may("boat.hours")}
        />
      ))}
    </div>
  );
}
