import { countedDay, questionsLeft, type Suggestion } from "@bosco/domain/assistant";
import { BookOpen, MessageCircle } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAccount } from "../../data/account.ts";
import { useOnline } from "../../data/online.ts";
import { useToday } from "../../data/today.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { useAskedFor } from "../../ui/routing/address-state.ts";
import { EmergencyPanel } from "./EmergencyPanel.tsx";
import { History } from "./History.tsx";
import { useKnowledge } from "./here/use-knowledge.ts";
import { Loading } from "./Loading.tsx";
import { PendingAnswer } from "./PendingAnswer.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { LimitNote, Quota } from "./Quota.tsx";
import { useConversations, useEmergencySheets, useQuestions, useUsage } from "./queries.ts";
import { SheetsDialog } from "./SheetsDialog.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { ThemeShelf } from "./ThemeShelf.tsx";
import { useAsk } from "./use-ask.ts";
import { useDraft } from "./use-draft.ts";
import { useSheetsDialog } from "./use-sheets-dialog.ts";

/** The question, the answers, and what is needed when there is no time to ask. */
export function Assistant({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { pro } = useAccount();
  const isOnline = useOnline();
  const mayAnswerHere = useKnowledge();
  const canAnswer = isOnline || mayAnswerHere;
  const questions = useQuestions();
  const conversations = useConversations();
  const usage = useUsage();
  const [draft, setDraft] = useDraft();
  const { ask, asking, stop, check } = useAsk();
  const [newId, setNewId] = useState<string>();
  const [isEmergency, setIsEmergency] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const sheets = useSheetsDialog();
  useAskedFor("fiche", sheets.openSheet);
  useEmergencySheets();
  useToday(); // why: at midnight the day's questions are there again.
  const left = questionsLeft(usage, { pro, today: countedDay(new Date()) });

  async function send(question: string) {
    setDraft(question);
    if (!canAnswer)
      return showToast({
        title: "Hors ligne",
        description: "Poser une question demande une connexion. La vôtre est gardée.",
        tone: "error",
      });
    setNewId(undefined);
    const filed = await ask(question);
    if (!filed) return;
    setNewId(filed.id);
    setDraft("");
    setIsEmergency(false);
  }
  const isUrgent = questions.data?.some(({ id, urgence }) => id === newId && urgence);
  const mayAsk = left > 0 && !asking;
  const isOver = left === 0 && !isEmergency;
  const openForEmergency = () => {
    // why: at once, so that the field can take the focus, and a phone shows its keyboard.
    flushSync(() => setIsEmergency(true));
    form.current?.querySelector("textarea")?.focus();
  };

  return (
    // why the margins: what takes the focus by keyboard must not come to lie under the emergency strip.
    <div className="flex flex-col gap-5 max-lg:[&_:is(a,button,input,textarea)]:scroll-mt-22 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-x-6">
      <PageHeader
        className="lg:col-span-2"
        title="Assistant Nautique"
        actions={
          <Button variant="secondary" className="max-sm:px-4" onClick={() => sheets.browse()}>
            <BookOpen size={18} aria-hidden="true" className="max-sm:hidden" />
            Fiches
          </Button>
        }
      />
      <p className="-mt-2.5 text-ink-2 text-sm lg:col-span-2">
        Vous parlez à une machine. Elle peut se tromper et ne fait pas autorité en navigation : le chef de bord décide.
      </p>
      <aside aria-label="Urgences et fiches" className="max-lg:contents lg:col-start-2 lg:row-start-3 lg:self-stretch">
        <EmergencyPanel onOpenSheets={() => sheets.browse("urgences")} />
        <div className="max-lg:hidden [&_button]:scroll-mt-78">
          <ThemeShelf onBrowse={sheets.browse} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-start-3">
        <div ref={form}>
          <QuestionForm
            draft={draft}
            onDraft={setDraft}
            onAsk={send}
            busy={asking !== undefined}
            isOver={isOver}
            mayAnswerHere={mayAnswerHere}
            quota={(usage || pro) && <Quota pro={pro} left={left} />}
          >
            <CheckingNote check={check} />
            {left === 0 && <LimitNote onEmergency={isOver ? openForEmergency : undefined} />}
            {mayAsk && draft === "" && <Suggestions suggestions={suggestions} onAsk={send} />}
          </QuestionForm>
        </div>
        <p role="status" className="sr-only">
          {newId && (isUrgent ? "Urgence\u00a0: appelez, VHF canal 16 ou CROSS 196. " : "")}
          {newId && "La réponse est arrivée."}
        </p>
        {asking && <PendingAnswer asking={asking} onStop={stop} />}
        {questions.data && <ReadNote query={questions} message="Impossible de charger vos conversations." />}
        {conversations ? (
          conversations.length > 0 ? (
            <History
              questions={conversations}
              newId={newId}
              onOpenSheet={sheets.openSheet}
              onAsk={mayAsk && canAnswer ? send : undefined}
            />
          ) : (
            !asking && (
              <EmptyState
                icon={<MessageCircle />}
                title="Aucune conversation"
                text="Posez votre première question : entretien, manœuvres, réglementation, ou ce qui manque à bord de votre bateau."
              />
            )
          )
        ) : (
          <Loading
            query={questions}
            failure="Impossible de charger vos conversations."
            offline="Vos conversations n’ont pas encore été lues sur cet appareil : elles demandent une connexion."
          />
        )}
      </div>
      <SheetsDialog sheets={sheets} />
    </div>
  );
}
