import { noteResult, type Result } from "../../scripts/note-result.mjs";

export { RESULTS_FOLDER, type Result, readResults } from "../../scripts/note-result.mjs";

/** Notes what a run shows into `results/<run>.json`. */
export function openResults(run: string, folder?: string) {
  return {
    note(result: Omit<Result, "date">, today?: Date): void {
      noteResult(run, result, { ...(folder !== undefined && { folder }), ...(today && { today }) });
    },
  };
}
