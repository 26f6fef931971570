import { lazyPart } from "../ui/lazy-part.tsx";

// why apart: a visitor's pages show none of them.
const menu = lazyPart(() => import("./MainMenu.tsx"));
const bar = lazyPart(() => import("./BottomBar.tsx"));

export const MainMenu = menu.Part;
export const BottomBar = bar.Part;

/** Ahead of being drawn, where a signed-in reader is expected: then the bars are there from the first moment. */
export const loadOwnBars = () => Promise.all([menu.load(), bar.load()]);
