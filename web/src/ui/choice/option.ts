import type { ReactNode } from "react";

/** One choice of a Select or Combobox. */
export type Option<V extends string = string> = {
  value: V;
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** A third one, in the open list only. */
  note?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};
