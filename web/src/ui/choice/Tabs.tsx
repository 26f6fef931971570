import { Tabs as RadixTabs } from "radix-ui";
import { type ComponentProps, type ReactNode, type SyntheticEvent, useCallback } from "react";
import { classNames } from "../theme/class-names.ts";
import "./scroll-row.css";

type TabChoice<V extends string> = { value: V; label: string; icon?: ReactNode; count?: number };

type TabsProps<V extends string> = Omit<ComponentProps<"div">, "defaultValue" | "dir" | "onChange"> & {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabChoice<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
};

/** How far the end of a row that scrolls fades (`scroll-row`). */
const FADE = 40;

/** `children` are one TabPanel per tab. */
export function Tabs<V extends string>({ label, tabs, onValueChange, children, ...rest }: TabsProps<V>) {
  const change = (value: string) => {
    const tab = tabs.find((candidate) => candidate.value === value);
    if (tab) onValueChange?.(tab.value);
  };
  // why beyond its end: there the row fades.
  // why by hand: an address may name a tab that stands beyond the edge, and scrollIntoView would move the page too.
  const row = useCallback((list: HTMLElement | null) => {
    const tab = list?.querySelector<HTMLElement>("[data-state=active]");
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft + tab.offsetWidth + FADE - list.clientWidth;
  }, []);
  return (
    <RadixTabs.Root onValueChange={change} {...rest}>
      <RadixTabs.List ref={row} aria-label={label} className="scroll-row flex gap-1 border-line border-b print:hidden">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            {...pressed}
            className="-mb-px flex min-h-12 shrink-0 items-center gap-2 rounded-t-sm border-transparent border-b-3 px-4 font-semibold text-ink-2 text-sm -outline-offset-2 transition-colors data-pressed:outline-none hover:text-ink data-[state=active]:border-sea data-[state=active]:text-sea-strong"
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-surface-2 px-2 text-ink-2 text-xs tabular-nums">{tab.count}</span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/**
 * A press leaves no focus ring, the keyboard does.
 * why not :focus-visible alone: a tab takes the focus by code, and then browsers may draw the ring whatever was used.
 */
const pressed = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute("data-pressed", ""),
  onKeyDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute("data-pressed"),
  onBlur: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute("data-pressed"),
};

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={classNames("rounded-sm pt-5", className)} {...rest} />;
}
