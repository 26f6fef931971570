import { Popover } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { popupLook } from "../overlay/popup-look.ts";
import { classNames } from "../theme/class-names.ts";

type ListBoxProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What it hangs below. */
  anchor: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** The box around an open list. */
export default function ListBox({ isOpen, onClose, anchor, children }: ListBoxProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
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
