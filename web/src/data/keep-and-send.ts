import { showToast } from "../ui/overlay/toast.ts";
import { ApiError } from "./api-error.ts";
import type { CallPath, Command, InputOf, Outcome, OutputOf, Refusal } from "./commands.ts";
import { listsOf } from "./commands.ts";
import type { Effect } from "./effects/effect.ts";
import { errorSpeech, KEPT_HERE, UNANSWERED } from "./error-sentences.ts";
import { followersOf, followUpload } from "./followed-uploads.ts";
import type { Intention } from "./intention.ts";
import { isOnline, watchOnline } from "./online.ts";
import { isUndecided } from "./outbox/judge.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Waiting } from "./outbox/waiting.ts";
import type { Settled } from "./outbox/who-waits.ts";
import { ownData } from "./own-data.ts";
import { queryClient } from "./query-client.ts";

/** A form waits so long for its turn behind what waits already, or for a server that hangs; then it is done with. */
const PATIENCE_MS = 10_000;
/** A press of its own waits so long after a lost answer. */
const PRESS_PATIENCE_MS = 4_000;

const SAVED = { title: "C’est enregistré." };

/**
 * Keeps a write on the device, shows it and sends it. With a network a form waits for the answer, so that it keeps what was
 * typed when it is refused; without one the write waits. Nothing when the browser can't keep it.
 */
export async function keepAndSend<Path extends CallPath>(
  command: Command<Path>,
  input: InputOf<Path>,
  effect: Effect<Path>,
  intention: Intention | undefined,
): Promise<Outcome<Path> | undefined> {
  const own = await ownData().catch(() => undefined);
  if (!own) return undefined;
  const { outbox, shown } = own;
  if (effect.undoes && (await outbox.takeBack((write) => effect.undoes?.(input, write) === true))) {
    intention?.answered(true);
    showToast({ title: "Modification annulée.", tone: "success" });
    return { ok: true, output: undefined as never, waits: true };
  }
  const operationId = intention?.operationId ?? crypto.randomUUID();
  let kept: Waiting;
  try {
    kept = await outbox.keep({ operationId, call: command.call, input }, listsOf(queryClient));
  } catch {
    return undefined;
  }
  let wasUnknown = false;
  const settled = await untilSettled(outbox, kept, intention, () => {
    wasUnknown = true;
  });
  if (settled?.kind === "refused") {
    const error = settled.error as Refusal<Path>;
    // why: one that may have arrived stays the same operation, however often it is pressed.
    if (isUndecided(error)) intention?.settle();
    else intention?.answered(false);
    if (!command.isToldByForm) showToast({ ...errorSpeech(error, command.failure, command.signedOut), tone: "error" });
    return { ok: false, error, ...(settled.waits && { waits: true }) };
  }
  intention?.answered(settled?.kind !== "gone");
  if (settled?.kind === "gone") return { ok: false, error: ApiError.offline() as Refusal<Path> };
  const output = (settled?.output ?? shown.expected(kept)) as OutputOf<Path>;
  const speech = settled
    ? (command.success?.(output, input) ?? (wasUnknown ? SAVED : undefined))
    : command.success && KEPT_HERE;
  if (speech) showToast({ ...speech, tone: "success" });
  return { ok: true, output, waits: !settled };
}

/** Until the server has answered; nothing as soon as there is no waiting for it. */
function untilSettled(
  outbox: Outbox,
  kept: Waiting,
  intention: Intention | undefined,
  onUnknown: () => void,
): Promise<Settled | undefined> {
  return new Promise((resolve) => {
    if (!isOnline()) return void resolve(undefined);
    const stops: (() => void)[] = [];
    const end = (settled: Settled | undefined) => {
      for (const stop of stops) stop();
      if (!settled) outbox.leave(kept);
      resolve(settled);
    };
    const leave = () => end(undefined);
    let isSilent = false;
    let timer = setTimeout(leave, PATIENCE_MS);
    const onSilence = () => {
      if (!isOnline()) return leave();
      onUnknown();
      if (!isSilent) clearTimeout(timer);
      if (!isSilent && !intention) timer = setTimeout(leave, PRESS_PATIENCE_MS);
      isSilent = true;
      intention?.tell({ now: () => void outbox.send(), sentence: UNANSWERED });
    };
    stops.push(
      () => clearTimeout(timer),
      watchOnline(() => !isOnline() && leave()),
    );
    // why: a file takes its time, and its form shows how far it is, or says what became of it once it is closed.
    const isFollowed = followersOf(kept.operationId).length > 0;
    if (isFollowed) stops.push(followUpload(kept.operationId, { onProgress: () => clearTimeout(timer) }));
    // why settled: the device keeps it, so that nothing is left to check.
    const onGone = () => {
      intention?.settle();
      leave();
    };
    if (intention && !isFollowed) stops.push(intention.onGone(onGone));
    void outbox.settled(kept, onSilence, () => intention?.isOpen !== false).then(end);
  });
}
