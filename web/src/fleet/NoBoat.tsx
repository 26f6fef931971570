import { Sailboat } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/content/EmptyState.tsx";
import { AddBoatLink } from "./AddBoatLink.tsx";
import { StartLink } from "./StartLink.tsx";

export const NO_BOAT = "Aucun Navire";

type NoBoatProps = { text: string; icon?: ReactNode; action?: ReactNode };

/** What stands where a page has nothing to show without a boat: the first start, and the way to the form alone. */
export function NoBoat({ text, icon = <Sailboat />, action }: NoBoatProps) {
  return (
    <EmptyState
      icon={icon}
      title={NO_BOAT}
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <StartLink />
          {action ?? <AddBoatLink variant="secondary" />}
        </div>
      }
    />
  );
}
