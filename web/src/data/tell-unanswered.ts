import { showToast } from "../ui/overlay/toast.ts";
import type { Teller } from "./unanswered.ts";

/** Longer than any check goes on by itself: what happened takes its place. */
const STANDS_S = 600;

/** For a press that belongs to no form. It is told once, not at every try: again only after a press. */
export function pressTeller(): Teller {
  let latest = () => {};
  let isTold = false;
  return {
    tell: ({ now, sentence }) => {
      latest = now;
      if (isTold) return;
      isTold = true;
      const onPress = () => {
        // why: a press takes the message away; without an answer to it, it stands again.
        isTold = false;
        latest();
      };
      const action = { label: "Vérifier maintenant", onPress };
      showToast({ title: sentence, tone: "info", action, seconds: STANDS_S });
    },
    waits: () => false,
  };
}
