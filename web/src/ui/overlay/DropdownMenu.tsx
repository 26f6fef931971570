import { Check } from "lucide-react";
import { DropdownMenu as Menu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import type { Option } from "../choice/option.ts";
import { classNames } from "../theme/class-names.ts";
import { popupItemLook, popupLook } from "./popup-look.ts";

const itemLook = classNames(popupItemLook, "data-highlighted:bg-sea-soft");

type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  align?: ComponentProps<typeof Menu.Content>["align"];
};

export function DropdownMenu({ trigger, children, align = "end", startsOpen = false }: DropdownMenuProps) {
  return (
    // why not modal: a menu must not hide the page behind it from screen readers while the keyboard can still reach it.
    <Menu.Root modal={false} defaultOpen={startsOpen}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            popupLook,
            "max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto p-1.5",
          )}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

type MenuItemProps = ComponentProps<typeof Menu.Item> & { icon?: ReactNode; danger?: boolean };

/** With `asChild`, the child (a link) is the item. */
export function MenuItem({ icon, danger, asChild, className, children, ...rest }: MenuItemProps) {
  return (
    <Menu.Item asChild={asChild} className={classNames(itemLook, danger && "text-late", className)} {...rest}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Menu.Item>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Menu.Label>) {
  return <Menu.Label className={classNames("px-3 pt-2 pb-1 text-ink-2 text-xs", className)} {...rest} />;
}

export function MenuSeparator() {
  return <Menu.Separator className="my-1.5 h-px bg-line" />;
}

type MenuChoicesProps<V extends string> = {
  label: string;
  options: readonly Option<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/** One of several, inside a menu. */
export function MenuChoices<V extends string>({ label, options, value, onValueChange }: MenuChoicesProps<V>) {
  return (
    <Menu.RadioGroup value={value} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          className={itemLook}
          onSelect={() => onValueChange(option.value)}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Menu.ItemIndicator>
            <Check size={18} className="text-sea" />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
