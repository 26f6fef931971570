import { type Boat, defaultBoat, HULL_KINDS, type HullKind } from "@bosco/domain/boats";
import { FIRST_STEPS, type FirstStep, type FirstThings, nextFirstStep } from "@bosco/domain/fleet";
import { useState } from "react";
import { endStart, keepProgress, readProgress } from "../../features/start/progress.ts";
import { useFirstThings } from "../../features/start/use-first-things.ts";
import { isAnothers } from "../../fleet/crew.ts";
import { useOtherEngines } from "../../fleet/engines.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { useNavigate } from "../../ui/routing/router-context.ts";
import { useSearchParams } from "../../ui/routing/search-params.ts";

const DASHBOARD = "/dashboard";

/** Which boat a start is about: the selected one if it is one's own, else one's default one. */
function useOwnBoat() {
  const { boat, boats } = useSelectedBoat();
  const own = boats.data?.filter((row) => !isAnothers(row)) ?? [];
  return { boat: boat && !isAnothers(boat) ? boat : defaultBoat(own), boats };
}

/** Where a first start stands, and the ways from one step to another. */
export function useStart() {
  const { boat, boats } = useOwnBoat();
  const areEnginesRead = useOtherEngines().data !== undefined;
  const things = useFirstThings(boat);
  const isRead = boats.data !== undefined && areEnginesRead;
  return { boat, boats, things: isRead ? things : undefined };
}

/** The steps once everything is read. */
export function useSteps(boat: Boat | undefined, things: FirstThings) {
  const [progress, setProgress] = useState(readProgress);
  // why as it was: a step is done the moment its rows are there, and stays until it says so itself.
  const [first] = useState(() => nextFirstStep(things, progress.passed));
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = FIRST_STEPS.find((step) => step === params.get("etape"));
  const step = boat ? (asked ?? first) : "bateau";

  const goTo = (next: FirstStep) => setParams({ etape: next });
  const goOn = (from: FirstStep, change: Partial<typeof progress>) => {
    const next = { ...progress, ...change };
    setProgress(next);
    const following = FIRST_STEPS[FIRST_STEPS.indexOf(from) + 1];
    if (following) {
      keepProgress(next);
      return goTo(following);
    }
    endStart();
    showToast({
      title: "Mise en route terminée",
      description: "Tout se complète ensuite à son rythme.",
      tone: "success",
    });
    navigate(DASHBOARD);
  };

  return {
    ...{ step, goTo },
    kind: HULL_KINDS.find((kind) => kind === progress.kind),
    done: (from: FirstStep, kind: HullKind | undefined) => goOn(from, { kind }),
    pass(from: FirstStep) {
      if (boat) return goOn(from, { passed: [...progress.passed.filter((one) => one !== from), from] });
      showToast({ title: "La mise en route vous attend ici, dès que vous voudrez.", tone: "info" });
      navigate(DASHBOARD);
    },
    back(from: FirstStep) {
      const before = FIRST_STEPS[FIRST_STEPS.indexOf(from) - 1];
      if (before) goTo(before);
      else navigate(DASHBOARD);
    },
  };
}
