import { Search } from "lucide-react";
import { Suspense } from "react";
import { useOnline } from "../data/online.ts";
import { commandKey } from "../features/finder/command-key.ts";
import { Kbd } from "../ui/content/Kbd.tsx";
import { IconButton } from "../ui/form/IconButton.tsx";
import { OpenFinder, ShortcutsDialog, type useFinder } from "./use-finder.ts";

/** The magnifier, with its key on a desk, and what it or a key opens. */
export function Finder({ shown, wanted, showFinder, showShortcuts, close }: ReturnType<typeof useFinder>) {
  const isOnline = useOnline();
  return (
    <>
      <IconButton label="Rechercher" aria-haspopup="dialog" onClick={showFinder}>
        <Search size={22} aria-hidden="true" />
      </IconButton>
      {/* why not without a network: 'Hors ligne' takes its place. */}
      {isOnline && (
        <span aria-hidden="true" className="hidden pr-2 lg:block">
          <Kbd>{commandKey()} K</Kbd>
        </span>
      )}
      <Suspense fallback={null}>
        {shown === "recherche" && <OpenFinder startsWith={wanted} onShortcuts={showShortcuts} onClose={close} />}
        {shown === "raccourcis" && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
