import { Sailboat } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/content/EmptyState.tsx";
import { AddBoatLink } from "./AddBoatLink.tsx";

export const NO_BOAT = "Aucun Navire";

type NoBoatProps = { text: string; icon?: ReactNode; action?: ReactNode };

/** What stands where a page has nothing to show without a boat. */
export function NoBoat({ text, icon = <Sailboat />, action = <AddBoatLink /> }: NoBoatProps) {
  return <EmptyState icon={icon} title={NO_BOAT} text={text} action={action} />;
}
