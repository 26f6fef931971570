export const tones = {
  neutral: { text: "text-ink", soft: "bg-surface-2 text-ink-2", fill: "bg-ink-2" },
  sea: { text: "text-sea", soft: "bg-sea-soft text-sea-strong", fill: "bg-sea" },
  ok: { text: "text-ok", soft: "bg-ok-soft text-ok", fill: "bg-ok" },
  soon: { text: "text-soon", soft: "bg-soon-soft text-soon", fill: "bg-soon" },
  late: { text: "text-late", soft: "bg-late-soft text-late", fill: "bg-late" },
  done: { text: "text-done", soft: "bg-done-soft text-done", fill: "bg-done" },
  progress: { text: "text-progress", soft: "bg-progress-soft text-progress", fill: "bg-progress" },
  flag: { text: "text-flag", soft: "bg-flag-soft text-flag", fill: "bg-flag" },
};

/** What a colour says, always said in words as well. */
export type Tone = keyof typeof tones;
