import { type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";
import { type Tone, tones } from "./tone.ts";

type StatProps = {
  value: ReactNode;
  unit?: string;
  label: string;
  /** What is counted, more exactly: a quiet line that is no part of the name. */
  note?: string;
  tone?: Tone;
  /** Makes it a button, such as a filter; `pressed` says whether it is on. */
  onPress?: () => void;
  pressed?: boolean;
  className?: string;
};

export function Stat({ value, unit, label, note, tone = "neutral", onPress, pressed = false, className }: StatProps) {
  const noteId = useId();
  const look = classNames(
    "flex min-w-0 flex-col rounded border bg-surface p-4 text-left shadow-card",
    pressed ? "border-sea ring-1 ring-sea" : "border-line",
    className,
  );
  const content = (
    <>
      <span className={classNames("counter font-bold text-xl", tones[tone].text)}>
        {value}
        {unit && <span className="font-semibold text-md">{`\u00a0${unit}`}</span>}
      </span>
      <span className="mt-0.5 text-ink-2 text-sm leading-tight">{label}</span>
      {note && (
        <span id={noteId} aria-hidden={onPress && true} className="mt-0.5 text-ink-2 text-xs leading-tight">
          {note}
        </span>
      )}
    </>
  );
  if (!onPress) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-describedby={note && noteId}
      onClick={onPress}
      className={classNames(look, "transition-colors hover:bg-sea-soft")}
    >
      {content}
    </button>
  );
}
