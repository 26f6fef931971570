import { Check, Info, TriangleAlert, X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Toaster as Sonner } from "sonner";
import { type Tone, tones } from "../content/tone.ts";
import { classNames } from "../theme/class-names.ts";
import { useMediaQuery } from "../theme/use-media-query.ts";

const width = { "--width": "24rem" } as CSSProperties;
const hotkey = ["F8"];
const inset = "max(1.25rem, env(safe-area-inset-bottom))";
const phoneInset = { top: "calc(0.75rem + env(safe-area-inset-top))", left: "0.75rem", right: "0.75rem" };

/** Once, in the application. On a phone at the top: the thumb, the bar and the sheets own the bottom. */
export function Toaster() {
  const isPhone = useMediaQuery("(max-width: 639px)");
  return (
    <Sonner
      position={isPhone ? "top-center" : "bottom-right"}
      visibleToasts={1}
      closeButton
      hotkey={hotkey}
      customAriaLabel="Notifications (F8)"
      offset={inset}
      mobileOffset={phoneInset}
      style={width}
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
    />
  );
}

function disc(tone: Tone, icon: ReactNode) {
  return <span className={classNames("grid size-10 place-items-center rounded-full", tones[tone].soft)}>{icon}</span>;
}
