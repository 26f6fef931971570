import { typeFrenchNumber } from "@bosco/domain/french";
import type { ComponentProps } from "react";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

export type NumberInputProps = Omit<TextInputProps, "type" | "inputMode" | "value" | "defaultValue"> & {
  value?: ComponentProps<"input">["value"] | null;
  defaultValue?: ComponentProps<"input">["defaultValue"] | null;
  /** Whole numbers only: the keyboard without a comma. */
  integer?: boolean;
};

/** A number as text, with a comma. In a form of react-hook-form: `FormNumberInput`. */
export function NumberInput({ integer, value, defaultValue, ...rest }: NumberInputProps) {
  return (
    <TextInput
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
