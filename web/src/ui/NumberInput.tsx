import { type ComponentProps, type Ref, useCallback } from "react";
import { typeFrenchNumber } from "./french-number.ts";
import { showFrenchNumbers } from "./french-value.ts";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

type NumberInputProps = Omit<TextInputProps, "type" | "inputMode" | "value" | "defaultValue"> & {
  value?: ComponentProps<"input">["value"] | null;
  defaultValue?: ComponentProps<"input">["defaultValue"] | null;
  /** Whole numbers only: the keyboard without a comma. */
  integer?: boolean;
};

/**
 * A number as text, kept as typed. With react-hook-form:
 * `<NumberInput unit="m" {...register("longueur", { setValueAs: parseFrenchNumber })} />`
 */
export function NumberInput({ integer, ref, value, defaultValue, ...rest }: NumberInputProps) {
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
