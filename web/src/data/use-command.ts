import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { showToast } from "../ui/overlay/toast.ts";
import { ApiError } from "./api-error.ts";
import type { CallPath, Command, InputOf, Outcome } from "./commands.ts";
import type { Intention } from "./intention.ts";

/** why loaded when first needed: a page that is only read sends nothing. */
const sending = () => import("./run-command.ts");

const NOT_LOADED = {
  title: "Erreur",
  description:
    "L’application n’est pas entièrement chargée\u00a0: rien n’a été enregistré. Réessayez dès que le réseau revient.",
};

/** Whether what sends is there; without it, says so. */
async function canSend(): Promise<boolean> {
  try {
    await sending();
    return true;
  } catch {
    showToast({ ...NOT_LOADED, tone: "error" });
    return false;
  }
}

/**
 * The one door for writes. The outcome comes once the server has answered, so that a form can keep what was typed. A form
 * gives its intention: sent again before the answer, it repeats the same operation with the same values.
 */
export function useCommand<Path extends CallPath>(command: Command<Path>, intention?: Intention) {
  const client = useQueryClient();
  const [running, setRunning] = useState(0);

  const perform = useCallback(
    async (input: InputOf<Path>): Promise<Outcome<Path>> => {
      if (!(await canSend())) return { ok: false, error: ApiError.offline() } as Outcome<Path>;
      const { runCommand } = await sending();
      return runCommand<Path>(client, command, input, intention);
    },
    [client, command, intention],
  );

  const run = useCallback(
    async (input: InputOf<Path>): Promise<Outcome<Path>> => {
      if (intention?.pending) {
        intention.check?.now();
        return intention.pending as Promise<Outcome<Path>>;
      }
      setRunning((count) => count + 1);
      const outcome = perform(input);
      if (intention) intention.pending = outcome;
      try {
        return await outcome;
      } finally {
        if (intention) intention.pending = undefined;
        setRunning((count) => count - 1);
      }
    },
    [perform, intention],
  );

  // why: a form that is opened again is not busy with what the one before it has sent.
  return { run, busy: intention ? intention.pending !== undefined : running > 0 };
}
