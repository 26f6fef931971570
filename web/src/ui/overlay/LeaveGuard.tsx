import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { isOurs } from "../routing/Link.tsx";
import { useLocation, useNavigate } from "../routing/router-context.ts";
import { useHistoryStep } from "../routing/use-history-step.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { pastPart } from "./past-part.ts";
import { useTyped } from "./use-typed.ts";

/** Has links to other pages, wherever they stand, ask first. */
function useAskingLinks(isOn: boolean, lead: (to: string) => void) {
  const ask = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || !isOurs(event)) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== window.location.origin || pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    lead(pathname + search + hash);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: MouseEvent) => ask(event);
    // why before the page itself hears it: there the link would lead on.
    document.addEventListener("click", listen, true);
    return () => document.removeEventListener("click", listen, true);
  }, [isOn]);
}

const HOME = "/dashboard";

type LeaveGuardProps = {
  /** Something was changed that would be lost, whatever its text fields say. */
  isChanged: boolean;
  /** What was sent has no answer yet: it goes on being checked elsewhere, and nothing is lost. */
  isUnknown: boolean;
  children: ReactNode;
};

/** A part of a page whose entries would be lost with it: Back asks first, and so does what leads elsewhere by `onceLeft`. */
export function LeaveGuard({ isChanged, isUnknown, children }: LeaveGuardProps) {
  const typed = useTyped();
  const [stage, setStage] = useState<"untouched" | "touched" | "asking" | "left">("untouched");
  const { key: page } = useLocation();
  const navigate = useNavigate();
  /** The way that Back has asked for. */
  const past = useRef<() => void>(undefined);
  const isAsking = stage === "asking";
  useAskingLinks(stage === "touched", (to) => navigate(to, { asksFirst: true }));
  // why not once it was left: it is on its way out.
  if (isChanged && stage === "untouched") setStage("touched");
  useHistoryStep(
    stage === "touched" || isAsking,
    () => {
      const isLost = !isUnknown && (isChanged || typed.isTyped());
      setStage(isLost ? "asking" : "left");
      past.current = pastPart(page, () => navigate(HOME));
      // why later: Back is still being followed.
      if (!isLost && past.current) setTimeout(past.current);
      return !isLost;
    },
    page,
  );
  return (
    <fieldset className="contents" onFocus={typed.watch} onInput={() => setStage("touched")}>
      {children}
      {isAsking && (
        <LeaveQuestion
          words={undefined}
          onStay={() => setStage((now) => (now === "asking" ? "touched" : now))}
          onLeave={() => {
            setStage("left");
            past.current?.();
          }}
        />
      )}
    </fieldset>
  );
}
