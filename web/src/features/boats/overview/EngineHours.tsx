import type { Boat } from "@bosco/domain/boats";
import { useMemo, useState } from "react";
import { useMay } from "../../../fleet/crew.ts";
import { useEngines } from "../../../fleet/engines.ts";
import { useAskedFor } from "../../../ui/routing/address-state.ts";
import { classNames } from "../../../ui/theme/class-names.ts";
import { EnginePanel } from "./EnginePanel.tsx";

/** The boat's engines and their hours. */
export function EngineHours({ boat }: { boat: Boat }) {
  const engines = useEngines(useMemo(() => [boat], [boat]));
  const may = useMay(boat);
  const mayRead = may("boat.hours");
  const [asked, setAsked] = useState<string>();
  useAskedFor("releve", mayRead ? setAsked : undefined);
  const isOnly = engines.length === 1;
  return (
    <div className={classNames("rounded bg-sea-soft", isOnly ? "p-4" : "divide-y divide-line px-4")}>
      {engines.map((engine) => (
        <EnginePanel
          key={engine.id}
          boatName={boat.nom}
          engine={engine}
          isOnly={isOnly}
          isEditable={mayRead}
          isAsked={asked === engine.id}
        />
      ))}
    </div>
  );
}
