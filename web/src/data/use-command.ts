import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { showToast } from "../ui/toast.ts";
import { ApiError } from "./api-error.ts";
import { applyToLists, type CallPath, type Command, type InputOf, type OutputOf, sendWrite } from "./commands.ts";
import { errorSpeech } from "./error-sentences.ts";

export type Outcome<Output> = { ok: true; output: Output } | { ok: false; error: ApiError };

/**
 * The one door for writes: shows the change at once, sends it with an operation id of its own, puts everything back when
 * it fails, and says so in French. The outcome comes back too, so that a form can keep what was typed.
 */
export function useCommand<Path extends CallPath>(command: Command<Path>) {
  const client = useQueryClient();
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (input: InputOf<Path>): Promise<Outcome<OutputOf<Path>>> => {
      setRunning((count) => count + 1);
      const undo = await applyToLists(client, command, input);
      try {
        const output = await sendWrite({ operationId: crypto.randomUUID(), call: command.call, input });
        const speech = command.success?.(output, input);
        if (speech) showToast({ ...speech, tone: "success" });
        return { ok: true, output };
      } catch (thrown) {
        undo();
        const error = ApiError.from(thrown);
        showToast({ ...errorSpeech(error, command.failure), tone: "error" });
        return { ok: false, error };
      } finally {
        for (const table of command.tables) void client.invalidateQueries({ queryKey: [table] });
        setRunning((count) => count - 1);
      }
    },
    [client, command],
  );

  return { run, busy: running > 0 };
}
