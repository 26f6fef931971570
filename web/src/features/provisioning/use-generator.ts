import { dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import { type GeneratorChoices, keptDiets, listName, toListArticle } from "@bosco/domain/provisioning";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { ApiError } from "../../data/api-error.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { useIntention } from "../../data/intention.ts";
import { isOnline } from "../../data/online.ts";
import { useCommand } from "../../data/use-command.ts";
import { isAnothers, type SeenBoat } from "../../fleet/crew.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { generateList, saveGeneratedList } from "./queries.ts";

const sayError = (description: string) => showToast({ title: "Erreur", description, tone: "error" });

/** Asks for a list and saves it. Until then it can be cancelled; leaving the page cancels it too. */
export function useGenerator() {
  const account = useAccount();
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
        unsaved.current?.asked === asked
          ? unsaved.current.list
          : await generated(boat, choices, account, controller.signal);
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

async function generated(
  boat: SeenBoat & Boat,
  choices: GeneratorChoices,
  { pro }: { pro: boolean },
  signal: AbortSignal,
) {
  const { articles, menus, origine } = await askForList(boat, choices, signal).catch(async (thrown) => {
    // why not aboard somebody else's boat: it is his plan that counts, and the server that knows it.
    if (signal.aborted || !isWithoutAnswer(thrown) || isAnothers(boat)) throw thrown;
    return (await import("./calculate-list.ts")).calculateList(choices, { pro });
  });
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

const isWithoutAnswer = (thrown: unknown) => ["HORS_LIGNE", "SANS_REPONSE"].includes(ApiError.from(thrown).code);

async function askForList(boat: Boat, choices: GeneratorChoices, signal: AbortSignal) {
  // why: a server that can't be reached may keep one waiting for two minutes.
  if (!isOnline()) throw ApiError.offline();
  return generateList({ ...choices, navire: boat.nom, bateau_id: boat.id }, signal);
}
