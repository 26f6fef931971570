import { Users } from "lucide-react";
import { classNames } from "../ui/theme/class-names.ts";
import { type SeenBoat, useCrewLine, useMay } from "./crew.ts";

type RoleNoteProps = { boat: SeenBoat | undefined; className?: string };

/** On a page of somebody else's boat: whose it is, what one is aboard, and that one only looks where that is so. */
export function RoleNote({ boat, className }: RoleNoteProps) {
  const lineOf = useCrewLine(boat ? [boat] : []);
  const may = useMay(boat);
  const line = boat && lineOf(boat);
  if (!line) return null;
  return (
    <p className={classNames("flex items-start gap-2 text-ink-2 text-sm", className)}>
      <Users size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 break-words">
        {line}
        {!may("boat.hours") && ". Vous consultez ce bateau, sans rien modifier."}
      </span>
    </p>
  );
}
