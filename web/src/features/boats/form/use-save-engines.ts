import type { Engine, EngineForm } from "@bosco/domain/boats";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ApiError } from "../../../data/api-error.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import type { Intention } from "../../../data/intention.ts";
import { isUndecided } from "../../../data/outbox/judge.ts";
import { useCommand } from "../../../data/use-command.ts";
import { otherEnginesQuery } from "../../../fleet/engines.ts";
import { addEngine, editEngine, removeEngine } from "../queries.ts";
import { engineClashLines } from "./clash-lines.ts";
import { type EngineEdit, engineClashes, engineSteps } from "./engine-steps.ts";

/** What became of engines: what is saved, by name, and of what is not a sentence each. */
export class EnginesSaved {
  waits = false;
  readonly kept: string[] = [];
  readonly unsaved: string[] = [];
  /** Those that could not be removed: they stand in the form again. */
  readonly stay: Engine[] = [];

  keep(name: string, waits: boolean): undefined {
    this.kept.push(name);
    this.waits ||= waits;
  }

  lose(name: string, error: ApiError, failure: string): ApiError {
    this.unsaved.push(`${name}\u00a0: ${errorSpeech(error, failure).description}`);
    return error;
  }
}

/**
 * Sends what a form has changed of a boat's engines beside the first. It remembers what was saved, so that a second try sends the
 * rest.
 */
export function useSaveEngines(opened: readonly Engine[], intention: Intention) {
  const client = useQueryClient();
  const saved = useRef(opened);
  const create = useCommand(addEngine, intention);
  const update = useCommand(editEngine, intention);
  const remove = useCommand(removeEngine, intention);

  const latestOf = (engine: Engine) =>
    client.getQueryData(otherEnginesQuery.queryKey)?.find(({ id }) => id === engine.id) ?? engine;
  const drop = (engine: Engine) => {
    saved.current = saved.current.filter(({ id }) => id !== engine.id);
  };
  const note = (row: Engine) => {
    const isKnown = saved.current.some(({ id }) => id === row.id);
    saved.current = isKnown
      ? saved.current.map((engine) => (engine.id === row.id ? row : engine))
      : [...saved.current, row];
  };

  async function removeOne(engine: Engine, result: EnginesSaved) {
    const outcome = await remove.run({ id: engine.id, version: latestOf(engine).version });
    if (outcome.ok) result.keep(`retrait de «\u00a0${engine.nom}\u00a0»`, outcome.waits);
    if (outcome.ok || outcome.error.code === "INTROUVABLE") return void drop(engine);
    if (outcome.error.defined) note(outcome.error.data.actuel);
    result.stay.push(engine);
    return result.lose(engine.nom, outcome.error, removeEngine.failure);
  }

  async function editOne(edit: EngineEdit, result: EnginesSaved) {
    const { base, changed } = edit;
    const nom = changed.nom ?? base.nom;
    const latest = latestOf(base);
    const { version } = engineClashes(edit, latest).length > 0 ? base : latest;
    const outcome = await update.run({ id: base.id, version, ...changed });
    if (outcome.ok) {
      note(outcome.output);
      return result.keep(nom, outcome.waits);
    }
    const { error } = outcome;
    result.lose(nom, error, editEngine.failure);
    // why: gone meanwhile, it is made anew when the form is saved again.
    if (error.code === "INTROUVABLE") drop(base);
    if (!error.defined) return error;
    const { actuel } = error.data;
    // why noted: both values are told now, and saved again it is the one in the form that counts.
    note(actuel);
    result.unsaved.push(...engineClashLines(engineClashes(edit, actuel), changed, actuel));
    return error;
  }

  async function addOne(engine: EngineForm, bateau_id: string, result: EnginesSaved) {
    const outcome = await create.run({ ...engine, bateau_id });
    if (!outcome.ok) return result.lose(engine.nom, outcome.error, addEngine.failure);
    note(outcome.output);
    return result.keep(engine.nom, outcome.waits);
  }

  /** Takes away those that the form has no longer. */
  function removeMissing(typed: readonly EngineForm[]): Promise<EnginesSaved> {
    const { removed } = engineSteps(typed, saved.current);
    return inTurn(removed.map((engine) => ({ nom: engine.nom, run: (result) => removeOne(engine, result) })));
  }

  /** Sends what was changed and what is new. */
  function send(bateau_id: string, typed: readonly EngineForm[]): Promise<EnginesSaved> {
    const { edited, added } = engineSteps(typed, saved.current);
    return inTurn([
      ...edited.map((edit): Step => ({ nom: edit.base.nom, run: (result) => editOne(edit, result) })),
      ...added.map((engine): Step => ({ nom: engine.nom, run: (result) => addOne(engine, bateau_id, result) })),
    ]);
  }

  return { saved: () => saved.current, removeMissing, send, busy: create.busy || update.busy || remove.busy };
}

/** One write of an engine; it gives why it was refused. */
interface Step {
  nom: string;
  run: (result: EnginesSaved) => Promise<ApiError | undefined>;
}

async function inTurn(steps: readonly Step[]): Promise<EnginesSaved> {
  const result = new EnginesSaved();
  for (const [index, { run }] of steps.entries()) {
    const error = await run(result);
    if (!error || !isUndecided(error)) continue;
    // why no further: the same operation is sent again first, which may have arrived.
    result.unsaved.push(...steps.slice(index + 1).map(({ nom }) => `${nom}\u00a0: pas encore envoyé.`));
    break;
  }
  return result;
}
