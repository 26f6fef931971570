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
    <p className={classNames("break-words text-ink-2 text-sm", className)}>
      {line}
      {!may("boat.hours") && ". Vous consultez ce bateau, sans rien modifier."}
    </p>
  );
}
