import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "../ui/overlay/toast.ts";
import { ApiError } from "./api-error.ts";
import {
  applyToLists,
  type CallPath,
  type Command,
  type InputOf,
  listsOf,
  type Outcome,
  type Refusal,
  sendWrite,
} from "./commands.ts";
import type { Effect, Effects } from "./effects/effect.ts";
import { loadEffects } from "./effects/load.ts";
import { errorSpeech, NOT_KEPT } from "./error-sentences.ts";
import type { Intention } from "./intention.ts";
import { keepAndSend } from "./keep-and-send.ts";
import { isKept } from "./replica/kept-table.ts";
import { expectEnd, isSessionOver } from "./session-end.ts";
import { pressTeller } from "./tell-unanswered.ts";
import { sendUntilAnswered, type Teller } from "./unanswered.ts";

/** Said of a lost answer that has come after all, where success is usually seen and not told. */
const SAVED = { title: "C’est enregistré." };

/**
 * One write from press to answer: shown at once, sent until the server has said what became of it, put back when it was
 * refused, and told in French. A press of its own, without a form, is an intention of its own. Most writes are kept on the
 * device first, and wait there when there is no network.
 */
export async function runCommand<Path extends CallPath>(
  client: QueryClient,
  command: Command<Path>,
  input: InputOf<Path>,
  intention?: Intention,
): Promise<Outcome<Path>> {
  const effect: Effect<Path> | undefined = (await loadEffects().catch(() => ({}) as Effects))[command.call] as never;
  const kept = effect && (await keepAndSend(command, input, effect, intention));
  const outcome = kept ?? (await sendNow(client, command, input, { intention, isUnkept: effect !== undefined }));
  // why not all: after a kept write the rows are read in any case.
  const tables = command.tables.filter((table) => !(kept && isKept(table)));
  for (const table of tables) void client.invalidateQueries({ queryKey: [table] });
  return outcome;
}

/** For a write that is of no use later, or that the browser can't keep: it needs a network now. */
async function sendNow<Path extends CallPath>(
  client: QueryClient,
  command: Command<Path>,
  input: InputOf<Path>,
  { intention, isUnkept }: { intention?: Intention | undefined; isUnkept: boolean },
): Promise<Outcome<Path>> {
  const write = { operationId: intention?.operationId ?? crypto.randomUUID(), call: command.call, input };
  const ending = command.ended && expectEnd(command.ended);
  const { teller, wasUnknown } = watched(intention ?? pressTeller(), () => ending?.lost());
  let undo = () => {};
  try {
    undo = await applyToLists(client, command, input);
    const output = await sendUntilAnswered(() => sendWrite(write), teller);
    intention?.answered(true);
    ending?.answered(true);
    command.answered?.(listsOf(client), output);
    const speech = command.success?.(output, input) ?? (wasUnknown() ? SAVED : undefined);
    if (speech) showToast({ ...speech, tone: "success" });
    return { ok: true, output, waits: false };
  } catch (thrown) {
    undo();
    const error = ApiError.from(thrown) as Refusal<Path>;
    if (error.code === "SANS_REPONSE") intention?.settle();
    else intention?.answered(false);
    // why: the end of the session has said that it is done.
    if (isUnkept && error.code === "HORS_LIGNE") showToast({ ...NOT_KEPT, tone: "error" });
    else if (!command.isToldByForm && (!ending || !isSessionOver()))
      showToast({ ...errorSpeech(error, command.failure, command.signedOut), tone: "error" });
    return { ok: false, error };
  } finally {
    ending?.answered(false);
  }
}

function watched(teller: Teller, onUnknown: () => void): { teller: Teller; wasUnknown: () => boolean } {
  let isUnknown = false;
  const tell: Teller["tell"] = (check) => {
    isUnknown = true;
    onUnknown();
    teller.tell(check);
  };
  return { teller: { ...teller, tell }, wasUnknown: () => isUnknown };
}
