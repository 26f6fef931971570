import { dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import { type GeneratorChoices, keptDiets, listName, toListArticle } from "@bosco/domain/provisioning";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../data/api-error.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { generateList, saveGeneratedList } from "./queries.ts";

const sayError = (description: string) => showToast({ title: "Erreur", description, tone: "error" });

/** Asks for a list and saves it. Until then it can be cancelled; leaving the page cancels it too. */
export function useGenerator() {
  const intention = useIntention();
  const { run: save } = useCommand(saveGeneratedList, intention);
  const [step, setStep] = useState<"asking" | "saving">();
  const unsaved = useRef<{ asked: string; list: Awaited<ReturnType<typeof generated>> }>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (boat: Boat, choices: GeneratorChoices): Promise<string | undefined> => {
    const controller = new AbortController();
    running.current = controller;
    const asked = JSON.stringify([boat.id, choices]);
    setStep("asking");
    try {
      const list =
        unsaved.current?.asked === asked ? unsaved.current.list : await generated(boat, choices, controller.signal);
      if (list.articles.length === 0) return void sayError("Aucun article généré dans la liste.");
      // why: a list that could not be sent, or that nobody knows of, is saved at the next press and not asked for anew.
      unsaved.current = { asked, list };
      setStep("saving");
      const outcome = await save({ ...list, id: intention.rowId });
      if (outcome.ok || !outcome.error.passing) unsaved.current = undefined;
      return outcome.ok ? outcome.output.id : undefined;
    } catch (thrown) {
      if (controller.signal.aborted)
        showToast({ title: "Génération annulée", description: "Aucune liste n’a été créée.", tone: "info" });
      else {
        const error = ApiError.from(thrown);
        const speech = errorSpeech(error, "Impossible de générer la liste d'avitaillement.");
        // why: asking for a list writes nothing that could be half done.
        if (error.code === "SANS_REPONSE") speech.description = "Réessayez.";
        showToast({ ...speech, tone: "error" });
      }
      return undefined;
    } finally {
      setStep(undefined);
    }
  };

  return { start, step, check: intention.check, cancel: () => running.current?.abort() };
}

async function generated(boat: Boat, choices: GeneratorChoices, signal: AbortSignal) {
  const { articles, menus, origine } = await generateList({ ...choices, navire: boat.nom, bateau_id: boat.id }, signal);
  const { nombrePersonnes, nombreJours, saison, filtres } = choices;
  return {
    bateau_id: boat.id,
    nom: listName(boat.nom, nombrePersonnes, nombreJours, dayIn(new Date())),
    articles: articles.map(toListArticle),
    nombre_personnes: nombrePersonnes,
    nombre_jours: nombreJours,
    generation: { origine, saison, regimes: keptDiets(filtres.regimes), menus },
  };
}
