import type { Option } from "./option.ts";

type OptionTextProps = { option: Option; withNote?: boolean };

export function OptionText({ option: { icon, label, description, note }, withNote = false }: OptionTextProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {icon && <span className="shrink-0 text-sea">{icon}</span>}
      <span className="min-w-0">
        <span className={description ? "block truncate font-semibold leading-snug" : "block truncate"}>{label}</span>
        {description && <span className="block truncate text-ink-2 text-xs">{description}</span>}
        {withNote && note && <span className="block truncate font-semibold text-xs">{note}</span>}
      </span>
    </span>
  );
}
