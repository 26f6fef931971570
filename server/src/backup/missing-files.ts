import type { BackupTotals } from "./format.ts";

/** So few are a crash's, or have been replaced since the rows were read. */
const FEW = 10;

/** Whether the files are likelier away (a disk that is not mounted, a bucket that was emptied) than lost one by one. */
export const lacksItsFiles = ({ files, missing }: Pick<BackupTotals, "files" | "missing">) =>
  missing > FEW && missing > files;
