import { type Boat, boatKind } from "@bosco/domain/boats";
import { useMemo } from "react";
import { BoatDrawing } from "./BoatDrawing.tsx";
import { useEngines } from "./engines.ts";

interface DrawnBoatProps {
  boat: Boat;
  className?: string | undefined;
}

/** A drawing of the boat's kind. */
export default function DrawnBoat({ boat, className }: DrawnBoatProps) {
  const [, ...others] = useEngines(useMemo(() => [boat], [boat]));
  return <BoatDrawing kind={boatKind(boat, others)} className={className} />;
}
