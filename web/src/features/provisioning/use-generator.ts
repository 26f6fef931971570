import { dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import { type GeneratorChoices, listName, toListArticle } from "@bosco/domain/provisioning";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../data/api-error.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { useCommand } from "../../data/use-command.ts";
import { showToast } from "../../ui/toast.ts";
import { generateList, saveGeneratedList } from "./queries.ts";

const sayError = (description: string) => showToast({ title: "Erreur", description, tone: "error" });

/** Asks for a list and saves it. Until then it can be cancelled; leaving the page cancels it too. */
export function useGenerator() {
  const { run: save } = useCommand(saveGeneratedList);
  const [step, setStep] = useState<"asking" | "saving">();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (boat: Boat, choices: GeneratorChoices): Promise<string | undefined> => {
    const controller = new AbortController();
    running.current = controller;
    setStep("asking");
    try {
      const { articles, menus, origine } = await generateList(
        { ...choices, navire: boat.nom, bateau_id: boat.id },
        controller.signal,
      );
      if (articles.length === 0) return void sayError("Aucun article généré dans la liste.");
      setStep("saving");
      const { nombrePersonnes, nombreJours, saison, filtres } = choices;
      const outcome = await save({
        id: crypto.randomUUID(),
        bateau_id: boat.id,
        nom: listName(boat.nom, nombrePersonnes, nombreJours, dayIn(new Date())),
        articles: articles.map(toListArticle),
        nombre_personnes: nombrePersonnes,
        nombre_jours: nombreJours,
        generation: { origine, saison, regimes: filtres.regimes, menus },
      });
      return outcome.ok ? outcome.output.id : undefined;
    } catch (thrown) {
      if (controller.signal.aborted)
        showToast({ title: "Génération annulée", description: "Aucune liste n’a été créée.", tone: "info" });
      else {
        const speech = errorSpeech(ApiError.from(thrown), "Impossible de générer la liste d'avitaillement.");
        showToast({ ...speech, tone: "error" });
      }
      return undefined;
    } finally {
      setStep(undefined);
    }
  };

  return { start, step, cancel: () => running.current?.abort() };
}
