import { Search } from "lucide-react";
import { Suspense } from "react";
import { commandKey } from "../features/finder/command-key.ts";
import { Kbd } from "../ui/content/Kbd.tsx";
import { IconButton } from "../ui/form/IconButton.tsx";
import { OpenFinder, ShortcutsDialog, type useFinder } from "./use-finder.ts";

/** The magnifier, with its key on a desk, and what it or a key opens. */
export function Finder({ shown, show, close }: ReturnType<typeof useFinder>) {
  return (
    <>
      <IconButton
        label="Rechercher"
        aria-haspopup="dialog"
        className="lg:w-auto lg:gap-2 lg:px-3"
        onClick={() => show("recherche")}
      >
        <Search size={22} aria-hidden="true" />
        <span aria-hidden="true" className="hidden lg:block">
          <Kbd>{commandKey()} K</Kbd>
        </span>
      </IconButton>
      <Suspense fallback={null}>
        {shown === "recherche" && <OpenFinder onShortcuts={() => show("raccourcis")} onClose={close} />}
        {shown === "raccourcis" && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
