import type { ReactNode } from "react";

export interface FaqEntry {
  /** The anchor of the question: part of an address that people share, so it never changes. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}
