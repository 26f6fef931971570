import { parseFrenchNumber, typeFrenchNumber } from "@bosco/domain/french";
import { type ComponentProps, type KeyboardEvent, type Ref, useCallback } from "react";
import { showFrenchNumbers } from "./french-value.ts";
import { stepNumber } from "./step-number.ts";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

type NumberInputProps = Omit<TextInputProps, "type" | "inputMode" | "value" | "defaultValue"> & {
  value?: ComponentProps<"input">["value"] | null;
  defaultValue?: ComponentProps<"input">["defaultValue"] | null;
  /** Whole numbers only: the keyboard without a comma. */
  integer?: boolean;
  /** What the arrow keys add and take away. */
  step?: number;
};

/**
 * A number as text, kept as typed. With react-hook-form:
 * `<NumberInput unit="m" {...register("longueur", { setValueAs: parseFrenchNumber })} />`
 */
export function NumberInput({ integer, step, ref, value, defaultValue, onKeyDown, ...rest }: NumberInputProps) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) showFrenchNumbers(input);
      return pass(ref, input);
    },
    [ref],
  );
  return (
    <TextInput
      ref={attach}
      inputMode={integer ? "numeric" : "decimal"}
      autoComplete="off"
      value={asText(value)}
      defaultValue={asText(defaultValue)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (step !== undefined && !event.defaultPrevented) stepByArrows(event, step);
      }}
      {...rest}
    />
  );
}

function asText(value: NumberInputProps["value"]) {
  if (value === null) return "";
  return typeof value === "number" ? typeFrenchNumber(value) : value;
}

function pass(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) {
  if (typeof ref === "function") return ref(input);
  if (ref) ref.current = input;
}

/** Up and down count, as in a native number field. The change is told as if it had been typed. */
function stepByArrows(event: KeyboardEvent<HTMLInputElement>, step: number) {
  const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const input = event.currentTarget;
  const value = parseFrenchNumber(input.value) ?? 0;
  if (!way || input.readOnly || Number.isNaN(value)) return;
  event.preventDefault();
  // why: React remembers the last value it saw through the element's own property; the prototype's gets past that.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, typeFrenchNumber(stepNumber(value, way * step, {})));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
