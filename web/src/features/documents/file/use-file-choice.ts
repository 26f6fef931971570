import { useRef, useState } from "react";
import { showable } from "../../../fleet/showable.ts";
import { type PagePicture, pagePicture } from "./page-picture.ts";
import { sortChosen, unreadable } from "./sort-chosen.ts";

/** What becomes of a paper's file when the form is saved. */
export type FileChoice =
  | { kind: "kept" }
  | { kind: "removed" }
  | { kind: "new"; file: File }
  | { kind: "pages"; pages: readonly PagePicture[] };

const KEPT: FileChoice = { kind: "kept" };

const pagesOf = (choice: FileChoice) => (choice.kind === "pages" ? choice.pages : []);

export function useFileChoice() {
  const [choice, setChoice] = useState<FileChoice>(KEPT);
  const [error, setError] = useState<string>();
  const [reading, setReading] = useState(0);
  // why beside the state: what was just read counts for what is read next, before anything is drawn.
  const latest = useRef<FileChoice>(KEPT);
  // why one after the other: pages stand in the order in which they were chosen.
  const turn = useRef(Promise.resolve());

  const set = (next: FileChoice) => {
    latest.current = next;
    setChoice(next);
  };

  /** Takes what was given at once; what of it could not be taken is said together, in the end. */
  const take = (files: readonly File[], asPages: boolean) => {
    if (files.length === 0) return;
    setReading((count) => count + 1);
    turn.current = turn.current.then(async () => {
      setError(undefined);
      const { alone, photos, problems } = sortChosen(files, pagesOf(latest.current).length, asPages);
      const unread: File[] = [];
      if (alone) set({ kind: "new", file: await showable(alone) });
      for (const photo of photos) {
        const page = await pagePicture(photo).catch(() => undefined);
        if (page) set({ kind: "pages", pages: [...pagesOf(latest.current), page] });
        else unread.push(photo);
      }
      const said = unread.length > 0 ? [...problems, unreadable(unread)] : problems;
      if (said.length > 0) setError(said.join(" "));
      setReading((count) => count - 1);
    });
  };

  const change = (next: FileChoice) => {
    setError(undefined);
    set(next.kind === "pages" && next.pages.length === 0 ? KEPT : next);
  };
  return {
    choice,
    error,
    isReading: reading > 0,
    choose: (file: File) => take([file], false),
    addPages: (photos: readonly File[]) => take(photos, true),
    drop: (files: readonly File[]) => take(files, false),
    change,
  };
}
