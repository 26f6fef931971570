import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { IconButton } from "../form/IconButton.tsx";
import { classNames } from "../theme/class-names.ts";
import { focusFirst, keepForToast, useOpener } from "./dialog-behaviour.ts";
import { overlayLook, sheetLook } from "./dialog-look.ts";
import { LeaveQuestion, type LeaveWords } from "./LeaveQuestion.tsx";
import { useDialogStep } from "./use-dialog-step.ts";
import { useTyped } from "./use-typed.ts";

const widths = { md: "sm:max-w-lg", lg: "sm:max-w-3xl", xl: "sm:max-w-5xl" };

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, when the dialog keeps its own state. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always in sight below what scrolls. A submit button there names its form: `form="boat"`. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** For forms, whose entries would be lost: a press beside it does not close it, and every way to leave it asks once something was typed. */
  keepOpen?: boolean;
  /** It can't be left for a moment. */
  isHeld?: boolean;
  /** For a form that knows better than its text fields whether something would be lost. */
  isDirty?: () => boolean;
  /** More than text fields was changed: ticks. */
  isChanged?: boolean;
  /** Asked before it is left, whatever was typed, for what would be lost with it. */
  leaveWords?: LeaveWords | undefined;
  /** Text above all, or its fields disabled for a while: what scrolls takes the focus itself, for the keyboard. */
  isOnlyRead?: boolean;
  /** Its first field takes the focus on a touch screen too: whoever opens it wants to type. */
  opensToType?: boolean;
};

/** A sheet from the bottom on a phone, a box in the middle from 640 px. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  size = "md",
  keepOpen = false,
  isHeld = false,
  isDirty,
  isChanged = false,
  leaveWords,
  isOnlyRead = false,
  opensToType = false,
}: DialogProps) {
  const opener = useOpener(trigger !== undefined);
  const typed = useTyped();
  const [isAsking, setIsAsking] = useState(false);
  /** Asks first where something typed would be lost. */
  const mayLeave = () => {
    const isLost = keepOpen && !isOnlyRead && (leaveWords !== undefined || isChanged || (isDirty ?? typed.isTyped)());
    if (isLost && !isHeld) setIsAsking(true);
    return !isLost && !isHeld;
  };
  const { isShown, change } = useDialogStep({ open, onOpenChange, mayLeave });
  return (
    <RadixDialog.Root open={isShown} onOpenChange={(next) => (next || mayLeave()) && change(next)}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayLook} />
        <RadixDialog.Content
          className={classNames(sheetLook, widths[size])}
          onOpenAutoFocus={(event) => {
            opener.remember();
            if (!opensToType) focusFirst(event);
          }}
          onCloseAutoFocus={opener.giveBack}
          onFocus={typed.watch}
          onEscapeKeyDown={(event) => !mayLeave() && event.preventDefault()}
          onInteractOutside={(event) => (keepOpen ? event.preventDefault() : keepForToast(event))}
        >
          <header className="border-line border-b py-4 pr-16 pl-5 sm:pl-6">
            <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-1 text-ink-2 text-sm">{description}</RadixDialog.Description>
            )}
          </header>
          <div
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6"
            {...(isOnlyRead && { tabIndex: 0, role: "region", "aria-label": title })}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[&>:not([role=status])]:flex-1 sm:px-6">
              {footer}
            </footer>
          )}
          {isAsking && (
            <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={() => change(false)} words={leaveWords} />
          )}
          <RadixDialog.Close asChild>
            <IconButton label="Fermer" className="absolute top-2.5 right-3 text-ink-2">
              <X size={22} />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Closes the dialog around it: `<DialogClose><Button variant="secondary">Annuler</Button></DialogClose>` */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
