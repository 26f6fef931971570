import { cleanPastedTasks, joinTasks, moveItem, splitTasks } from "@bosco/domain/checklists";
import { type ClipboardEvent, useState } from "react";
import { ChipGroup } from "../../ui/choice/ChipGroup.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TaskOrderList } from "./TaskOrderList.tsx";

type TasksFieldProps = {
  /** The tasks as one text, a task per line. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

const modes = [
  { value: "texte", label: "Écrire" },
  { value: "ordre", label: "Changer l’ordre" },
] as const;

/** Writes the tasks, one per line, or changes their order. Both work on the same text. */
export function TasksField({ value, onChange, error }: TasksFieldProps) {
  const [mode, setMode] = useState<(typeof modes)[number]["value"]>("texte");
  const tasks = splitTasks(value);
  const count = tasks.length > 1 ? `${tasks.length} tâches` : `${tasks.length} tâche`;
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup label="Tâches" chips={modes} value={mode} onValueChange={setMode} />
      {mode === "texte" ? (
        <Field
          label="Tâches"
          required
          error={error}
          hint={`Une tâche par ligne, ${count}. Une liste collée perd ses puces et ses numéros.`}
        >
          <TextArea
            rows={8}
            className="min-h-48"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPaste={cleanPaste}
          />
        </Field>
      ) : (
        <FieldGroup legend="Ordre des tâches" hint="Faites glisser la poignée, ou servez-vous des flèches.">
          <TaskOrderList tasks={tasks} onMove={(from, to) => onChange(joinTasks(moveItem(tasks, from, to)))} />
        </FieldGroup>
      )}
    </div>
  );
}

/** Puts a list in without its bullets and numbers. */
function cleanPaste(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData("text/plain");
  const cleaned = joinTasks(cleanPastedTasks(pasted));
  // why execCommand: alone among the ways to write into a field, it can be undone with Ctrl+Z.
  if (cleaned && cleaned !== pasted && document.execCommand("insertText", false, cleaned)) event.preventDefault();
}
