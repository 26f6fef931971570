import { upperFirst } from "../french/index.ts";

/** A task such as 'Eau à l’échappement : moteur au ralenti, une minute' in its two parts. */
export function taskHeading(tache: string): { title: string; detail: string } {
  const parts = /^(.{3,}?)(?:\s+[:–—]\s+|\s*:\s+)(\S.*)$/su.exec(tache);
  const [title, detail] = [parts?.[1], parts?.[2]];
  if (!title || !detail) return { title: tache, detail: "" };
  return { title, detail: upperFirst(detail) };
}
