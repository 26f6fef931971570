import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { classNames } from "../../ui/theme/class-names.ts";
import { useDragOrder } from "./use-drag-order.ts";

type TaskOrderListProps = { tasks: readonly string[]; onMove: (from: number, to: number) => void };

/** Two tasks may read the same: the second is told from the first by its number. */
function keysOf(tasks: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return tasks.map((task) => {
    const count = (seen.get(task) ?? 0) + 1;
    seen.set(task, count);
    return `${count} ${task}`;
  });
}

/** The tasks in their order, changed by drag, by the arrow keys on a handle, or by buttons. */
export function TaskOrderList({ tasks, onMove }: TaskOrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");

  function move(from: number, to: number, control: string) {
    if (to < 0 || to >= tasks.length || to === from) return;
    onMove(from, to);
    setAnnouncement(`${tasks[from]} : position ${to + 1} sur ${tasks.length}`);
    // why: the moved row is put elsewhere in the page, and what is moved there loses the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const same = row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:enabled`);
      (same ?? row?.querySelector<HTMLButtonElement>('[data-control="poignee"]'))?.focus();
    });
  }

  const drag = useDragOrder(list, (from, to) => move(from, to, "poignee"));
  const keys = keysOf(tasks);

  const press = (index: number) => (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: tasks.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to, "poignee");
  };

  return (
    <>
      <ol ref={list} className="flex flex-col">
        {tasks.map((task, index) => (
          <li
            key={keys[index]}
            style={drag.styleOf(index)}
            className={classNames(
              "flex items-center gap-1 border-line border-b bg-surface",
              drag.from === index ? "relative z-10 rounded-sm shadow-high" : "transition-transform",
            )}
          >
            <IconButton
              label={`Déplacer : ${task}`}
              data-control="poignee"
              className="cursor-grab touch-none text-ink-2"
              onKeyDown={press(index)}
              {...drag.handle(index)}
            >
              <GripVertical size={20} />
            </IconButton>
            <span className="wrap-anywhere min-w-0 flex-1 py-2 text-sm">{task}</span>
            <IconButton
              label={`Monter : ${task}`}
              data-control="monter"
              disabled={index === 0}
              onClick={() => move(index, index - 1, "monter")}
            >
              <ChevronUp size={22} />
            </IconButton>
            <IconButton
              label={`Descendre : ${task}`}
              data-control="descendre"
              disabled={index === tasks.length - 1}
              onClick={() => move(index, index + 1, "descendre")}
            >
              <ChevronDown size={22} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
