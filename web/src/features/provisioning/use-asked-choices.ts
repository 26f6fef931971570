import { DAY_CHOICES, type GeneratorChoices, MOST_PERSONS } from "@bosco/domain/provisioning";
import { useCallback } from "react";
import { useAskedFor } from "../../ui/routing/address-state.ts";

/** What the address asks to generate, such as for a departure: for at least so many days, and for so many persons. */
export function useAskedChoices(ask: (asked: Partial<GeneratorChoices>) => void): void {
  const days = useCallback(
    (asked: string) => {
      const wanted = Number(asked);
      const enough = DAY_CHOICES.find((days) => days >= wanted) ?? DAY_CHOICES.at(-1);
      if (wanted > 0 && enough) ask({ nombreJours: enough });
    },
    [ask],
  );
  const persons = useCallback(
    (asked: string) => {
      const wanted = Math.floor(Number(asked));
      if (wanted > 0) ask({ nombrePersonnes: Math.min(wanted, MOST_PERSONS) });
    },
    [ask],
  );
  useAskedFor("jours", days);
  useAskedFor("personnes", persons);
}
