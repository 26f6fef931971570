import type { Checklist, Task } from "@bosco/domain/checklists";
import { ArrowLeft, ChevronLeft, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import { hasSingleKeys } from "../../../data/single-keys.ts";
import { useMayOn } from "../../../fleet/crew-rows.ts";
import { Progress } from "../../../ui/content/Progress.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { useNavigate } from "../../../ui/routing/router-context.ts";
import { classNames } from "../../../ui/theme/class-names.ts";
import { useReportProblem } from "../use-report-problem.ts";
import { useTicks } from "../use-ticks.ts";
import { AllDone } from "./AllDone.tsx";
import { BigActions } from "./BigActions.tsx";
import { NightSwitch, useNight } from "./NightSwitch.tsx";
import { TaskStage } from "./TaskStage.tsx";
import { useRun } from "./use-run.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSwipe } from "./use-swipe.ts";
import { useWakeLock } from "./use-wake-lock.ts";

type BigScreenProps = { checklist: Checklist; tasks: readonly Task[]; boatName: string; note: ReactNode };

/** The checklist at the chart table: one task at a time, huge targets, one press from the red night theme. */
export function BigScreen({ checklist, tasks: stored, boatName, note }: BigScreenProps) {
  const navigate = useNavigate();
  const { tasks, tick } = useTicks(stored);
  const run = useRun(tasks, tick);
  const { report, reporting } = useReportProblem();
  const night = useNight();
  const hasLetters = hasSingleKeys();
  const isLit = useWakeLock();
  const mayOn = useMayOn();
  const mayTick = mayOn(checklist.bateau_id, "checklists.tick");
  const tickNow = mayTick ? run.done : undefined;
  const swipe = useSwipe({ onRight: tickNow, onLeft: run.skip });
  const { task, index, progress } = run;
  useShortcuts({
    ...(tickNow && { " ": tickNow }),
    ArrowRight: run.skip,
    ArrowLeft: run.back,
    ...(hasLetters && { n: night.toggle }),
    Escape: () => navigate("/checklists"),
  });

  return (
    <main data-tall-foot="" className="fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-paper">
      <div className="mx-auto flex min-h-full max-w-3xl flex-col px-5 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <header className="flex items-center justify-between gap-3">
          <Link to="/checklists" className="flex min-h-11 min-w-0 items-center gap-3 rounded-sm text-ink-2">
            <ArrowLeft size={24} className="shrink-0" aria-hidden="true" />
            <span className="truncate">
              <span className="sr-only">Retour aux checklists, </span>
              {checklist.type} · {boatName}
            </span>
          </Link>
          <NightSwitch {...night} />
        </header>
        {note && <div className="mt-3">{note}</div>}
        <div className="mt-4 flex items-baseline justify-between tabular-nums">
          <p className="font-bold text-lg">
            <span className="sr-only">Tâche </span>
            {Math.min(index + 1, progress.total)} / {progress.total}
          </p>
          <p className="text-ink-2">{progress.percent} %</p>
        </div>
        <Progress
          label={checklist.nom}
          value={progress.done}
          max={progress.total}
          valueText={`${progress.done} faites sur ${progress.total}`}
          className="mt-2 h-3"
        />
        {task ? (
          <>
            <section
              aria-live="polite"
              aria-label="Tâche en cours"
              style={swipe.style}
              className={classNames(
                "flex flex-1 touch-pan-y select-none flex-col py-8",
                swipe.towards && "opacity-60",
                swipe.towards === "right" && "text-ok",
              )}
              {...swipe.area}
            >
              <TaskStage task={task} />
            </section>
            <p className="mb-3 text-center text-ink-2 text-xs lg:hidden">
              {mayTick ? "Glisser à droite : fait · à gauche : passer" : "Glisser à gauche : passer"}
            </p>
            <BigActions
              task={task}
              isKeeping={run.isKeeping}
              reporting={reporting === task.id}
              onDone={tickNow}
              onProblem={mayOn(checklist.bateau_id, "maintenance.edit") ? () => report(task, checklist) : undefined}
              onSkip={run.skip}
            />
          </>
        ) : (
          <AllDone checklist={checklist} total={progress.total} onReset={mayTick ? run.restart : undefined} />
        )}
        <footer className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ink-2 text-xs">
          <Button variant="quiet" className="-ml-3 px-3" disabled={index === 0} onClick={run.back}>
            <ChevronLeft size={18} aria-hidden="true" />
            Précédente
          </Button>
          <p className="hidden lg:block">
            {mayTick && "Espace : fait · "}→ passer · ← revenir · {hasLetters && "N : nuit · "}Échap : quitter
          </p>
          {isLit && (
            <p className="flex items-center gap-1.5">
              <Lightbulb size={16} aria-hidden="true" />
              Écran maintenu allumé
            </p>
          )}
        </footer>
      </div>
    </main>
  );
}
