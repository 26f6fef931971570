import { unbroken } from "@bosco/domain/french";
import { Check, Info, TriangleAlert, X } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { type Tone, tones } from "../content/tone.ts";
import { classNames } from "../theme/class-names.ts";
import { useMediaQuery } from "../theme/use-media-query.ts";
import { ignoreRestingPointer } from "./resting-pointer.ts";
import { drawToasts, type Toast } from "./toast.ts";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

const hotkey = ["F8"];
const inset = "max(1.25rem, env(safe-area-inset-bottom))";
/** Above the bar that owners have below 1024 px, above a dialog's buttons, and above a keyboard. */
const clear = "calc(var(--below-toasts, 5.5rem) + env(safe-area-inset-bottom) + var(--keyboard))";
const tabletInset = { bottom: clear, left: "1.25rem" };
const phoneInset = { bottom: clear, left: "0.75rem", right: "0.75rem" };

const lasting = { success: 4000, info: 4000, error: 5000 };
let current: string | number | undefined;

function draw({ title, description, tone, action, seconds }: Toast) {
  if (current !== undefined) sonner.dismiss(current);
  current = sonner[tone](title, {
    description: description && unbroken(description),
    duration: seconds ? seconds * 1000 : lasting[tone],
    action: action && { label: action.label, onClick: action.onPress },
  });
}

/**
 * Once, in the application. Low, since titles and what closes a dialog stand at the top; on a desk at the left, since the
 * buttons of a dialog stand at its lower right: a message held by the pointer that meant a button stays for good.
 */
export default function Toaster() {
  const isPhone = useMediaQuery("(max-width: 639px)");
  const isDesk = useMediaQuery("(min-width: 1024px)");
  const keyboard = useKeyboardHeight();
  useEffect(() => drawToasts(draw), []);
  useEffect(ignoreRestingPointer, []);
  // why there: a dialog that is open hides the rest of the page from screen readers, what comes into it later too.
  return createPortal(
    <Sonner
      position={isPhone ? "bottom-center" : "bottom-left"}
      visibleToasts={1}
      closeButton
      hotkey={hotkey}
      customAriaLabel="Notifications (F8)"
      offset={isDesk ? inset : tabletInset}
      mobileOffset={phoneInset}
      style={{ "--width": "24rem", "--keyboard": `${keyboard}px` } as CSSProperties}
      icons={{
        success: disc("ok", <Check size={20} />),
        info: disc("done", <Info size={20} />),
        error: disc("late", <TriangleAlert size={20} />),
        close: <X size={20} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Fermer la notification",
        classNames: {
          toast:
            "pointer-events-auto flex flex-wrap items-center gap-3 rounded border border-line bg-surface py-3 pr-13 pl-3 font-sans text-ink shadow-high min-[601px]:w-(--width)",
          content: "min-w-[min(11rem,100%-3.25rem)] flex-1",
          title: "font-semibold text-md leading-snug",
          description: "mt-0.5 text-ink-2 text-sm",
          actionButton: "ml-auto min-h-11 shrink-0 rounded-full px-4 font-semibold text-sea text-sm hover:bg-sea-soft",
          closeButton:
            "absolute top-1 right-1 grid size-11 place-items-center rounded-full text-ink-2 hover:bg-surface-2",
        },
      }}
    />,
    document.body,
  );
}

function disc(tone: Tone, icon: ReactNode) {
  return <span className={classNames("grid size-10 place-items-center rounded-full", tones[tone].soft)}>{icon}</span>;
}
