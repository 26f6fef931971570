import { Check } from "lucide-react";
import { DropdownMenu as Menu } from "radix-ui";
import { popupItemLook } from "../overlay/popup-look.ts";
import { classNames } from "../theme/class-names.ts";
import type { Option } from "./option.ts";

type MenuTogglesProps<V extends string> = {
  label: string;
  options: readonly Option<V>[];
  values: readonly V[];
  onValuesChange: (values: V[]) => void;
};

/** Any number of several, inside a menu that stays open meanwhile. */
export function MenuToggles<V extends string>({ label, options, values, onValuesChange }: MenuTogglesProps<V>) {
  const toggle = (value: V) => {
    const isOn = values.includes(value);
    onValuesChange(
      options.map((option) => option.value).filter((one) => (one === value ? !isOn : values.includes(one))),
    );
  };
  return (
    <Menu.Group aria-label={label}>
      {options.map(({ value, label: name, disabled }) => (
        <Menu.CheckboxItem
          key={value}
          checked={values.includes(value)}
          disabled={disabled}
          className={classNames(popupItemLook, "data-highlighted:bg-sea-soft")}
          onSelect={(event) => {
            event.preventDefault();
            toggle(value);
          }}
        >
          <span className="flex-1">{name}</span>
          <Menu.ItemIndicator>
            <Check size={18} className="text-sea" />
          </Menu.ItemIndicator>
        </Menu.CheckboxItem>
      ))}
    </Menu.Group>
  );
}
