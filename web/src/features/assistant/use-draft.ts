import { useCallback, useState } from "react";

/** Erased when the user signs out, with his other settings. */
const KEY = "bosco-assistant-question";

// why: a storage that is full or forbidden must not keep anybody from asking.
function keep(text: string) {
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {}
}

/** The question as far as it is typed. It survives a reload, and is gone once it has its answer. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => localStorage.getItem(KEY) ?? "");
  const change = useCallback((text: string) => {
    setDraft(text);
    keep(text);
  }, []);
  return [draft, change];
}
