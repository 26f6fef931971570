import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { CallPath, Command, InputOf, Outcome } from "./commands.ts";
import type { Intention } from "./intention.ts";
import { runCommand } from "./run-command.ts";

/**
 * The one door for writes. The outcome comes once the server has answered, so that a form can keep what was typed. A form
 * gives its intention: sent again before the answer, it repeats the same operation with the same values.
 */
export function useCommand<Path extends CallPath>(command: Command<Path>, intention?: Intention) {
  const client = useQueryClient();
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (input: InputOf<Path>): Promise<Outcome<Path>> => {
      if (intention?.pending) {
        intention.check?.now();
        return intention.pending as Promise<Outcome<Path>>;
      }
      setRunning((count) => count + 1);
      const outcome = runCommand(client, command, input, intention);
      if (intention) intention.pending = outcome;
      try {
        return await outcome;
      } finally {
        if (intention) intention.pending = undefined;
        setRunning((count) => count - 1);
      }
    },
    [client, command, intention],
  );

  // why: a form that is opened again is not busy with what the one before it has sent.
  return { run, busy: intention ? intention.pending !== undefined : running > 0 };
}
