import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";

type Segment<V extends string> = { value: V; label: string; icon: ReactNode };

type SegmentedProps<V extends string> = {
  /** What is chosen, for those who cannot see the segments. */
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/** One of a few ways to look at the same thing, side by side; on a phone their icons alone. */
export function Segmented<V extends string>({ label, segments, value, onValueChange }: SegmentedProps<V>) {
  const change = (next: string) => {
    const segment = segments.find((candidate) => candidate.value === next);
    if (segment) onValueChange(segment.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={change}
      className="inline-flex shrink-0 rounded-full border border-control bg-surface print:hidden"
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          title={segment.label}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 font-semibold text-sm transition-colors hover:bg-surface-2 data-[state=on]:bg-sea data-[state=on]:text-on-sea"
        >
          {segment.icon}
          <span className="max-sm:sr-only">{segment.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
