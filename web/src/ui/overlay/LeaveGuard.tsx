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
    if (!link?.href || link.target || link.download || !isOurs(event)) return;
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

/** A part of a page whose entries would be lost with it: Back asks first, and so do links and what leads elsewhere by `onceLeft`. */
export function LeaveGuard({ isChanged, isUnknown, children }: LeaveGuardProps) {
  const typed = useTyped();
  const [isTouched, setIsTouched] = useState(false);
  const { key } = useLocation();
  if (isChanged && !isTouched) setIsTouched(true);
  return (
    <fieldset className="contents" onFocus={typed.watch} onInput={() => setIsTouched(true)}>
      {children}
      {/* why keyed: who asks for the same page again finds his entries there, and the step over it has gone with the former one. */}
      {isTouched && <GuardStep key={key} page={key} isLost={() => !isUnknown && (isChanged || typed.isTyped())} />}
    </fieldset>
  );
}

/** The step of the history that stands over the page while something may be lost. */
function GuardStep({ page, isLost }: { page: string; isLost: () => boolean }) {
  const [stage, setStage] = useState<"waiting" | "asking" | "left">("waiting");
  const navigate = useNavigate();
  /** The way that Back has asked for. */
  const past = useRef<() => void>(undefined);
  useAskingLinks(stage === "waiting", (to) => navigate(to, { asksFirst: true }));
  useHistoryStep(stage !== "left", () => {
    const mayGo = !isLost();
    setStage(mayGo ? "left" : "asking");
    past.current = pastPart(page, () => navigate(HOME));
    // why later: Back is still being followed.
    if (mayGo && past.current) setTimeout(past.current);
    return mayGo;
  });
  if (stage !== "asking") return null;
  return (
    <LeaveQuestion
      words={undefined}
      onStay={() => setStage((now) => (now === "asking" ? "waiting" : now))}
      onLeave={() => {
        setStage("left");
        past.current?.();
      }}
    />
  );
}
