import { type Boat, defaultBoat, HULL_KINDS, type HullKind } from "@bosco/domain/boats";
import { FIRST_STEPS, type FirstStep, type FirstThings, nextFirstStep } from "@bosco/domain/fleet";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endStart, keepProgress, readProgress } from "../../features/start/progress.ts";
import { useFirstThings } from "../../features/start/use-first-things.ts";
import { boatAddress } from "../../fleet/boat-address.ts";
import { boatsQuery } from "../../fleet/boats.ts";
import { isAnothers } from "../../fleet/crew.ts";
import { useOtherEngines } from "../../fleet/engines.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { useNavigate } from "../../ui/routing/router-context.ts";
import { useSearchParams } from "../../ui/routing/search-params.ts";

/** why with the boat: the one that was shown last may be somebody else’s. */
export const dashboardOf = (boat: Boat | undefined) => (boat ? boatAddress("/dashboard", boat.id) : "/dashboard");

/** Which boat a start is about: the selected one if it is one's own, else one's default one. */
function useOwnBoat() {
  const { boat, boats } = useSelectedBoat();
  return { boat: boat && !isAnothers(boat) ? boat : ownDefault(boats.data ?? []), boats };
}

const ownDefault = (boats: readonly Boat[]) => defaultBoat(boats.filter((row) => !isAnothers(row)));

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
  const [progress, setProgress] = useState(() => readProgress(boat?.id));
  const client = useQueryClient();
  // why as it was: a step is done the moment its rows are there, and stays until it says so itself.
  const [first] = useState(() => nextFirstStep(things, progress.passed));
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = FIRST_STEPS.find((step) => step === params.get("etape"));
  const step = boat ? (asked ?? first) : "bateau";

  // why a page of its own: nothing of the step before is open over it.
  const goTo = (next: FirstStep) => setParams({ etape: next }, { staysInPlace: false });
  /** From a step that was answered or passed over. why both alike: an answer may leave no row, as an engine of 0 h does. */
  const goOn = (from: FirstStep, kind: string | undefined) => {
    const next = { kind, passed: [...progress.passed.filter((one) => one !== from), from] };
    setProgress(next);
    const following = FIRST_STEPS[FIRST_STEPS.indexOf(from) + 1];
    if (following) {
      // why asked: a boat that this press has made came after it.
      const made = boat ?? ownDefault(client.getQueryData(boatsQuery.queryKey) ?? []);
      if (made) keepProgress(made.id, next);
      return goTo(following);
    }
    endStart();
    showToast({
      title: "Mise en route terminée",
      description: "Tout se complète ensuite à votre rythme.",
      tone: "success",
    });
    navigate(dashboardOf(boat));
  };

  return {
    ...{ step, goTo },
    kind: HULL_KINDS.find((kind) => kind === progress.kind),
    done: (from: FirstStep, kind: HullKind | undefined) => goOn(from, kind),
    pass(from: FirstStep) {
      if (boat) return goOn(from, progress.kind);
      showToast({ title: "La mise en route vous attend ici, dès que vous voudrez.", tone: "info" });
      navigate(dashboardOf(boat));
    },
    back(from: FirstStep) {
      const before = FIRST_STEPS[FIRST_STEPS.indexOf(from) - 1];
      if (before) goTo(before);
      else navigate(dashboardOf(boat));
    },
  };
}
