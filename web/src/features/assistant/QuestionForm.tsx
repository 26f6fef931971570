import { QUESTION_MAX } from "@bosco/domain/assistant";
import { frenchNumber } from "@bosco/domain/french";
import { CloudOff, SendHorizontal } from "lucide-react";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { useOnline } from "../../data/online.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";

/** From here on the count of characters is shown. */
const NEAR_THE_END = 1800;

const ANSWERED_HERE =
  "Hors ligne : l’assistant répond depuis les fiches de Bosco et vos données gardées sur cet appareil.";
const NEEDS_NETWORK =
  "Poser une question demande une connexion. La vôtre est gardée ici ; l’historique et les fiches d’urgence restent lisibles.";

type QuestionFormProps = {
  draft: string;
  onDraft: (text: string) => void;
  onAsk: (question: string) => void;
  busy: boolean;
  /** No question can be asked any more today. */
  isOver: boolean;
  /** Without a network this device answers by itself. */
  mayAnswerHere: boolean;
  quota: ReactNode;
  children?: ReactNode;
};

/** Enter sends, Shift+Enter breaks the line. The text stays until it has its answer. */
export function QuestionForm(props: QuestionFormProps) {
  const { draft, onDraft, onAsk, busy, isOver, mayAnswerHere, quota, children } = props;
  const isOnline = useOnline();
  const send = () => {
    if (draft.trim() === "" || busy || isOver) return;
    // why: on a touch screen the keyboard would cover the answer.
    if (window.matchMedia("(pointer: coarse)").matches && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    onAsk(draft.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // why: while a letter is being composed, Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Card as="section" aria-label="Poser une question">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Votre question">
          <TextArea
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={press}
            maxLength={QUESTION_MAX}
            rows={2}
            enterKeyHint="send"
            placeholder={isOver ? "" : "Ex. : comment purger le circuit de gasoil ?"}
            disabled={isOver}
            readOnly={busy}
            className="min-h-18"
          />
        </Field>
        {!isOnline && (
          <p role="status" className="flex items-start gap-2.5 rounded bg-soon-soft px-4 py-3 text-sm text-soon">
            <CloudOff size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {mayAnswerHere ? ANSWERED_HERE : NEEDS_NETWORK}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {quota}
          {draft.length >= NEAR_THE_END && (
            <span role="status" className="text-ink-2 text-xs tabular-nums">
              {frenchNumber(draft.length)} / {frenchNumber(QUESTION_MAX)} caractères
            </span>
          )}
          <span className={isOver ? "hidden" : "text-ink-2 text-xs max-lg:hidden"}>
            Entrée pour envoyer, Maj + Entrée pour aller à la ligne
          </span>
          <Button
            type="submit"
            className="ml-auto"
            busy={busy}
            busyLabel="Envoi..."
            disabled={isOver || draft.trim() === ""}
          >
            <SendHorizontal size={18} aria-hidden="true" />
            Envoyer
          </Button>
        </div>
        {children}
      </form>
    </Card>
  );
}
