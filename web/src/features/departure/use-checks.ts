import { type DepartureCheck, ruleName } from "@bosco/domain/departure";
import { useToday } from "../../data/today.ts";
import { useCommand } from "../../data/use-command.ts";
import { showUndo } from "../../ui/overlay/toast.ts";
import { keepCheck, removeCheck } from "./queries.ts";

/** What somebody says of the rules of a boat; each word can be taken back. */
export function useChecks(bateau_id: string, checks: readonly DepartureCheck[]) {
  const keep = useCommand(keepCheck);
  const remove = useCommand(removeCheck);
  const today = useToday();
  const find = (regle: string) => checks.find((one) => one.bateau_id === bateau_id && one.regle === regle);

  async function say(regle: string, said: { article_id: string } | { verifie_le: string }, done: string) {
    const before = find(regle);
    const outcome = await keep.run({ bateau_id, regle, ...said });
    if (!outcome.ok) return;
    const onUndo = () =>
      void (before
        ? keep.run({ bateau_id, regle, article_id: before.article_id, verifie_le: before.verifie_le })
        : remove.run({ id: outcome.output.id }));
    showUndo({ title: ruleName(regle), description: done, onUndo });
  }

  return {
    /** « J’ai vérifié aujourd’hui » */
    look: (regle: string) => say(regle, { verifie_le: today }, "Vérifié aujourd’hui, compté pour ce départ."),
    /** « C’est à bord » */
    tie: (regle: string, article_id: string) => say(regle, { article_id }, "Article choisi."),
    takeBack: (id: string) => void remove.run({ id }),
  };
}
