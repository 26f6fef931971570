import { useCallback, useEffect, useState } from "react";
import { useAppKeys } from "../features/finder/use-app-keys.ts";
import { onFirstUse } from "../ui/first-use.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { showToast } from "../ui/overlay/toast.ts";

const parts = {
  recherche: lazyPart(() => import("./OpenFinder.tsx")),
  raccourcis: lazyPart(() => import("../features/finder/ShortcutsDialog.tsx")),
};
export const { Part: OpenFinder } = parts.recherche;
export const { Part: ShortcutsDialog } = parts.raccourcis;

let openFor: ((text: string) => void) | undefined;

/** Opens the finder from elsewhere on the page, with what it is to look for. */
export const findFor = (text: string) => openFor?.(text);

/** Which of the two is open, and the ways to open one: their keys, and one for a press of each. */
export function useFinder() {
  const [shown, setShown] = useState<keyof typeof parts>();
  const [wanted, setWanted] = useState("");
  useEffect(
    () =>
      onFirstUse(() => {
        for (const { load } of Object.values(parts)) load().catch(() => {});
      }),
    [],
  );

  // why loaded first: a part that does not come while it is drawn takes the whole page with it.
  const show = useCallback(async (part: keyof typeof parts) => {
    try {
      await parts[part].load();
      setShown(part);
    } catch {
      const description = "La fenêtre n’a pas pu être chargée. Réessayez dès que le réseau revient.";
      showToast({ title: "Erreur", description, tone: "error" });
    }
  }, []);
  const find = useCallback(
    (text: string) => {
      setWanted(text);
      return show("recherche");
    },
    [show],
  );
  useEffect(() => {
    openFor = find;
  }, [find]);
  const showFinder = useCallback(() => find(""), [find]);
  const showShortcuts = useCallback(() => show("raccourcis"), [show]);
  useAppKeys({ onFind: showFinder, onHelp: showShortcuts });
  return { shown, wanted, showFinder, showShortcuts, close: () => setShown(undefined) };
}
