import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigate } from "../routing/router-context.ts";
import { useHistoryStep } from "../routing/use-history-step.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { pastPart } from "./past-part.ts";
import { useTyped } from "./use-typed.ts";

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
