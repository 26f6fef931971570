import type { Option } from "./option.ts";

export function OptionText({ option: { icon, label, description } }: { option: Option }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {icon && <span className="shrink-0 text-sea">{icon}</span>}
      <span className="min-w-0">
        <span className={description ? "block truncate font-semibold leading-snug" : "block truncate"}>{label}</span>
        {description && <span className="block truncate text-ink-2 text-xs">{description}</span>}
      </span>
    </span>
  );
}
