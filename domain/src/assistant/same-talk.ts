import type { Question } from "./schema.ts";

/** For how long a question can be gone on from. */
export const SAME_TALK_MINUTES = 15;

/** What was asked last before a moment, if that was shortly before. */
export function questionBefore(
  questions: readonly Pick<Question, "question" | "created_at">[],
  at: Date,
): string | undefined {
  const since = at.getTime() - SAME_TALK_MINUTES * 60_000;
  const before = questions.filter(({ created_at }) => {
    const asked = Date.parse(created_at);
    return asked > since && asked <= at.getTime();
  });
  return before.reduce<(typeof before)[number] | undefined>(
    (last, one) => (last && last.created_at >= one.created_at ? last : one),
    undefined,
  )?.question;
}
