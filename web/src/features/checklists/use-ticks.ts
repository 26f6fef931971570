import type { Task } from "@bosco/domain/checklists";
import { useCallback, useMemo, useRef, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { updateTask } from "./queries.ts";

interface Tick {
  etat: boolean;
  /** The version that holds it, once the server has said so. */
  version?: number;
}

/**
 * The tasks as the finger left them, and the way to tick one. A tick shows at once and stays, whatever older answer comes
 * in meanwhile, until the row that holds it is here. One task's ticks are sent one after the other, the last one wins. A tick
 * says in the end whether it was kept.
 */
export function useTicks(tasks: readonly Task[]) {
  const { run } = useCommand(updateTask);
  const [ticks, setTicks] = useState<ReadonlyMap<string, Tick>>(new Map());
  const wanted = useRef(new Map<string, boolean>());
  const sending = useRef(new Map<string, Promise<boolean>>());

  const send = useCallback(
    async (id: string) => {
      let last: Tick | undefined;
      for (let next = wanted.current.get(id); next !== undefined; next = wanted.current.get(id)) {
        wanted.current.delete(id);
        const outcome = await run({ id, etat: next });
        last = outcome.ok ? { etat: next, version: outcome.output?.version ?? 0 } : undefined;
      }
      sending.current.delete(id);
      setTicks((known) => withTick(known, id, last));
      return last !== undefined;
    },
    [run],
  );

  const tick = useCallback(
    (id: string, etat: boolean): Promise<boolean> => {
      wanted.current.set(id, etat);
      setTicks((known) => new Map(known).set(id, { etat }));
      const sent = sending.current.get(id) ?? send(id);
      sending.current.set(id, sent);
      return sent;
    },
    [send],
  );

  const shown = useMemo(() => tasks.map((task) => asTicked(task, ticks.get(task.id))), [tasks, ticks]);
  return { tasks: shown, tick };
}

function withTick(known: ReadonlyMap<string, Tick>, id: string, tick: Tick | undefined) {
  const next = new Map(known);
  if (tick) next.set(id, tick);
  else next.delete(id);
  return next;
}

function asTicked(task: Task, tick: Tick | undefined): Task {
  const isHere = !tick || (tick.version !== undefined && task.version >= tick.version);
  return isHere ? task : { ...task, etat: tick.etat };
}
