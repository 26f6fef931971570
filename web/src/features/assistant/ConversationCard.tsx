import { MessageCircle, Siren } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Conversation } from "../../data/conversations.ts";
import { isCut, shortQuestion } from "../../data/short-question.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { classNames } from "../../ui/theme/class-names.ts";
import { Answer } from "./Answer.tsx";
import type { AnswerLinks } from "./AnswerAnnexes.tsx";

type ConversationCardProps = AnswerLinks & {
  question: Conversation;
  /** It has just been asked here. */
  isNew: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ConversationCard({ question, isNew, open, onOpenChange, ...links }: ConversationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && card.current && card.current.getBoundingClientRect().top > innerHeight / 2)
      card.current.scrollIntoView({ block: "start" });
  }, [isNew]);
  const Icon = question.urgence ? Siren : MessageCircle;
  return (
    <Card as="li" ref={card} className={classNames("scroll-mt-22 px-5 py-2", question.urgence && "border-flag")}>
      <Collapsible
        title={shortQuestion(question.question)}
        level="h3"
        isTitle
        open={open}
        onOpenChange={onOpenChange}
        icon={
          <span
            className={classNames(
              "grid size-10 shrink-0 place-items-center rounded-full",
              question.urgence ? "bg-flag-soft text-flag" : "bg-sea-soft text-sea-strong",
            )}
          >
            <Icon size={20} aria-hidden="true" />
          </span>
        }
      >
        {isCut(question.question) && (
          <p className="mb-4 max-w-prose whitespace-pre-line break-words rounded bg-surface-2 px-4 py-3 text-sm">
            {question.question}
          </p>
        )}
        <Answer question={question} {...links} />
      </Collapsible>
    </Card>
  );
}
