import { referenceOf, referenceWords } from "../ui/content/error-reference.ts";
import { showToast, type Toast } from "../ui/overlay/toast.ts";

/** As long as it takes to copy a number, or to note it down. */
const STANDS_S = 15;

type Said = Pick<Toast, "action" | "seconds"> & { description: string };

/** What is said of a failure, with the number that finds it in the server's log if it has one. */
export function withReference(error: unknown, sentence: string): Said {
  const reference = referenceOf(error);
  if (!reference) return { description: sentence };
  const description = `${sentence} ${referenceWords(reference)}`;
  // why not always: a page without https has no clipboard.
  const action = globalThis.navigator?.clipboard && {
    label: "Copier la référence",
    onPress: () => void copy(reference),
  };
  return { description, seconds: STANDS_S, ...(action && { action }) };
}

const copy = (reference: string) =>
  navigator.clipboard.writeText(reference).then(
    () =>
      showToast({ title: "Succès", description: "Référence copiée dans le presse-papiers\u00a0!", tone: "success" }),
    () =>
      showToast({
        ...{ title: "Erreur", description: `Impossible de copier. ${referenceWords(reference)}`, tone: "error" },
        seconds: STANDS_S,
      }),
  );
