import { parseFrenchNumber, typeFrenchNumber, unitOf } from "@bosco/domain/french";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../theme/class-names.ts";
import { announce } from "./announce.ts";
import { useFieldControl } from "./field-context.ts";
import { StepButton } from "./StepButton.tsx";
import { clampNumber, type StepBounds, stepBounds, stepNumber } from "./step-number.ts";

type NumberStepperProps = StepBounds & {
  /** What is counted: « Spaghetti », « Personnes ». */
  label: string;
  value: number;
  /** The least that can be typed, where steps stop before it: half a litre is typed, and pieces are counted. */
  typedMin?: number;
  onValueChange: (value: number) => void;
  step?: number;
  unit?: string | undefined;
  size?: "md" | "lg";
  busy?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
};

/** − value +. Arrows, Page, Home and End work; a button held down counts on and reports once, when released. */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    value,
    onValueChange,
    min = 0,
    typedMin = min,
    max,
    step = 1,
    unit,
    size = "md",
    busy = false,
    disabled,
    className,
  } = props;
  const linked = useFieldControl({ id: props.id });
  const held = useRef<number | null>(null);
  const [text, setText] = useState<string | null>(null);
  const isBlocked = busy || disabled === true;

  const steps = stepBounds(value, { min, max }, typedMin);
  const commit = (next: number) => {
    setText(null);
    const kept = clampNumber(next, { min: typedMin, max });
    if (kept !== value) onValueChange(kept);
    return kept;
  };
  const inWords = (count: number) => [typeFrenchNumber(count), unit && unitOf(count, unit)].filter(Boolean).join(" ");
  const say = (next: number) => announce(`${label}\u00a0: ${inWords(next)}`);
  const by = (change: number) => ({
    onStep: () => say(commit(stepNumber(value, change, steps))),
    onHoldStep: () => {
      held.current = stepNumber(held.current ?? value, change, steps);
      setText(typeFrenchNumber(held.current));
    },
    onHoldEnd: () => {
      if (held.current !== null) say(commit(held.current));
      held.current = null;
    },
  });
  const leave = () => {
    const typed = parseFrenchNumber(text);
    if (typed === null || Number.isNaN(typed)) setText(null);
    else commit(typed);
  };
  const press = (event: KeyboardEvent) => {
    const jumps: Record<string, number | undefined> = {
      ArrowUp: stepNumber(value, step, steps),
      ArrowDown: stepNumber(value, -step, steps),
      PageUp: stepNumber(value, 10 * step, steps),
      PageDown: stepNumber(value, -10 * step, steps),
      Home: steps.min,
      End: max,
    };
    const next = jumps[event.key];
    if (event.key === "Enter" && text !== null) leave();
    else if (next !== undefined && !isBlocked) commit(next);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend and a frame to three controls
    <div
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames(
        "inline-flex w-fit items-center rounded-full border print:border-0",
        disabled ? "border-line bg-surface-2 text-ink-2" : "border-control bg-surface",
        busy && "animate-breathe",
        className,
      )}
    >
      <StepButton label={`Diminuer\u00a0: ${label}`} size={size} blocked={isBlocked || value <= min} {...by(-step)}>
        <Minus size={20} />
      </StepButton>
      <input
        {...linked}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={typedMin}
        aria-valuemax={max}
        aria-valuetext={unit ? inWords(value) : undefined}
        readOnly={isBlocked}
        value={text ?? typeFrenchNumber(value)}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
        className={classNames(
          "min-h-11 rounded-sm bg-transparent text-center font-bold tabular-nums",
          size === "lg" ? "w-16 text-xl" : "w-12 text-md max-[16rem]:w-8",
        )}
      />
      <StepButton
        label={`Augmenter\u00a0: ${label}`}
        size={size}
        blocked={isBlocked || (max !== undefined && value >= max)}
        {...by(step)}
      >
        <Plus size={20} />
      </StepButton>
    </div>
  );
}
