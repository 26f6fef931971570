import { useQueryClient } from "@tanstack/react-query";
import type { CallPath, Command, InputOf } from "../../data/commands.ts";
import type { Intention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { ADMIN_KEY } from "./queries.ts";

/** A command after which everything an administrator sees is read again. Whether it succeeded comes back. */
export function useAdminCommand<Path extends CallPath>(command: Command<Path>, intention?: Intention) {
  const client = useQueryClient();
  const { run, busy } = useCommand(command, intention);
  const send = async (input: InputOf<Path>): Promise<boolean> => {
    const outcome = await run(input);
    if (outcome.ok) await client.invalidateQueries({ queryKey: ADMIN_KEY });
    return outcome.ok;
  };
  return { send, busy };
}
