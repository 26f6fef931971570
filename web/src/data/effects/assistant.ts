import type { AssistantUsage, Question } from "@bosco/domain/assistant";
import { counted, plural } from "@bosco/domain/french";
import { type Conversation, withAsked, withConversation } from "../conversations.ts";
import { shortQuestion } from "../short-question.ts";
import type { Effects } from "./effect.ts";
import { called } from "./naming.ts";
import { findRow, removeRows } from "./rows.ts";

export const assistantEffects = {
  /** The answer is the one that was given here; once the server has answered, it is that one. */
  "assistant.settle": {
    apply: (lists, { id }, { local }) => {
      const row = local as Conversation;
      const filed = findRow<Conversation>(lists, "questions_assistant", id);
      if (filed) return filed;
      lists.update<Conversation>("questions_assistant", (rows) => withConversation(rows, row));
      lists.change<AssistantUsage>("assistant_usage", (usage) => withAsked(usage, row));
      return row;
    },
    words: ({ question }) => called("Question posée", shortQuestion(question)),
  },
  "assistant.remove": {
    apply: (lists, input) => {
      const ids = [...new Set(input.ids)];
      removeRows<Question>(lists, "questions_assistant", ({ id }) => ids.includes(id));
      return { ids };
    },
    words: ({ ids }) => `${counted(ids.length, "conversation")} ${plural(ids.length, "supprimée")}`,
    // why: what somebody has deleted elsewhere until it is sent is as it was wanted.
    pin: (input) => ({ ...input, ignorer_absentes: true }),
  },
} satisfies Effects;
