import { type ReactNode, useEffect, useRef } from "react";
import { onFirstUse } from "../first-use.ts";
import { pressedPart } from "../pressed-part.tsx";
import { classNames } from "../theme/class-names.ts";

const box = pressedPart(
  () => import("./ListBox.tsx"),
  ({ onClose }) => onClose(),
);

type ListPopupProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The control; it keeps the focus while the list is open. */
  control: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A list hung below its control. Not modal: the page stays readable, and the next press goes where it is aimed. */
export function ListPopup({ isOpen, onClose, control, children, className }: ListPopupProps) {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => onFirstUse(() => void box.load().catch(() => {})), []);
  return (
    <>
      <div ref={anchor} className={classNames("w-full min-w-0", className)}>
        {control}
      </div>
      {isOpen && (
        <box.Part isOpen={isOpen} onClose={onClose} anchor={anchor}>
          {children}
        </box.Part>
      )}
    </>
  );
}
