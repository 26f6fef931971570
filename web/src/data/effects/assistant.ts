import type { Question } from "@bosco/domain/assistant";
import { counted, plural } from "@bosco/domain/french";
import type { Effects } from "./effect.ts";
import { removeRows } from "./rows.ts";

export const assistantEffects = {
  "assistant.remove": {
    apply: (lists, input) => {
      const ids = [...new Set(input.ids)];
      removeRows<Question>(lists, "questions_assistant", ({ id }) => ids.includes(id));
      return { ids };
    },
    words: ({ ids }) => `${counted(ids.length, "conversation")} ${plural(ids.length, "supprimée")}`,
  },
} satisfies Effects;
