import { QUESTION_MAX } from "@bosco/domain/assistant";
import { useCallback, useEffect, useState } from "react";
import { attempt } from "../../data/attempt.ts";

/** Erased when the user signs out, with his other settings. */
const KEY = "bosco-assistant-question";
/** The fields that show it. */
const shown = new Set<(text: string) => void>();

const kept = () => attempt(() => localStorage.getItem(KEY)) ?? "";

// why attempted: a storage that is full or forbidden must not keep anybody from asking.
function keep(text: string) {
  attempt(() => (text ? localStorage.setItem(KEY, text) : localStorage.removeItem(KEY)));
}

/** Puts a question from elsewhere into the field, below what stands there: nothing typed is lost. */
export function addToDraft(question: string) {
  const before = kept().trim();
  const lines = before ? before.split("\n") : [];
  const isThere = lines.at(-1) === question;
  const draft = [...lines, ...(isThere ? [] : [question])].join("\n").slice(0, QUESTION_MAX);
  keep(draft);
  for (const show of shown) show(draft);
}

/** The question as far as it is typed. It survives a reload, and is gone once it has its answer. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(kept);
  useEffect(() => {
    shown.add(setDraft);
    return () => {
      shown.delete(setDraft);
    };
  }, []);
  const change = useCallback((text: string) => {
    setDraft(text);
    keep(text);
  }, []);
  return [draft, change];
}
