import { useSyncExternalStore } from "react";
import { type KeptFile, keptFiles, watchKeptFiles } from "../../data/kept-files.ts";

const none: readonly KeptFile[] = [];

/** The files that stay on this device. */
export const useKeptFiles = () => useSyncExternalStore(watchKeptFiles, keptFiles, () => none);
