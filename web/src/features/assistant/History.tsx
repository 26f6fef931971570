import { frenchMoment } from "@bosco/domain/french";
import { useState } from "react";
import type { Conversation } from "../../data/conversations.ts";
import { shortQuestion } from "../../data/short-question.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import type { AnswerLinks } from "./AnswerAnnexes.tsx";
import { ConversationCard } from "./ConversationCard.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useSelection } from "./use-selection.ts";

type HistoryProps = AnswerLinks & {
  questions: readonly Conversation[];
  /** The one that has just been asked here. */
  newId: string | undefined;
};

/** The newest 20 conversations; the newest is open until a newer one comes. */
export function History({ questions, newId, ...links }: HistoryProps) {
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const selection = useSelection(questions.map(({ id }) => id));
  const newest = questions[0]?.id;
  return (
    <section aria-labelledby="conversations">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="conversations" className="text-lg">
          Conversations
        </h2>
        <SelectionBar selection={selection} />
      </div>
      <ul className="flex flex-col gap-4">
        {questions.map((question) =>
          selection.chosen ? (
            <Card as="li" key={question.id} selected={selection.chosen.includes(question.id)} className="px-5 py-1.5">
              <Checkbox
                label={shortQuestion(question.question)}
                description={frenchMoment(question.created_at)}
                checked={selection.chosen.includes(question.id)}
                onChange={(event) => selection.set(question.id, event.target.checked)}
              />
            </Card>
          ) : (
            <ConversationCard
              key={question.id}
              question={question}
              isNew={question.id === newId}
              open={touched[question.id] ?? question.id === newest}
              onOpenChange={(open) => setTouched((before) => ({ ...before, [question.id]: open }))}
              {...links}
            />
          ),
        )}
      </ul>
    </section>
  );
}
