import { Popover } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { popupLook } from "../overlay/popup-look.ts";
import { classNames } from "../theme/class-names.ts";

type ListPopupProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The option the keyboard is on, kept in sight. */
  activeId: string | undefined;
  /** The control; it keeps the focus while the list is open. */
  control: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A list hung below its control. Not modal: the page stays readable, and the next press goes where it is aimed. */
export function ListPopup({ isOpen, onClose, activeId, control, children, className }: ListPopupProps) {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor ref={anchor} className={classNames("w-full min-w-0", className)}>
        {control}
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          // why: the list inside is what the control opens; the box around it is nothing to announce.
          role="presentation"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            popupLook,
            "w-max min-w-(--radix-popover-trigger-width) max-w-[min(calc(100vw-1rem),max(28rem,var(--radix-popover-trigger-width)))]",
          )}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
