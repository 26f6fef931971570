import { parseFrenchNumber, typeFrenchNumber } from "@bosco/domain/french";
import { type KeyboardEvent, useState } from "react";
import { type FieldPathByValue, type FieldValues, type UseControllerProps, useController } from "react-hook-form";
import { NumberInput, type NumberInputProps } from "./NumberInput.tsx";
import { stepNumber } from "./step-number.ts";

type FormNumberInputProps<Form extends FieldValues, Name extends FieldPathByValue<Form, number | null>, Output> = Omit<
  NumberInputProps,
  "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "ref"
> &
  Required<Pick<UseControllerProps<Form, Name, Output>, "control" | "name">> & {
    /** The number in what was typed; what is none is NaN, which every schema refuses. */
    read?: (typed: string) => number | null;
    /** What the arrow keys add and take away. */
    step?: number;
    onTyped?: (text: string) => void;
  };

/**
 * A number of a form. The form holds the number, this what was typed for it: the text belongs to one value, and goes when
 * another one comes or the form starts anew.
 */
export function FormNumberInput<
  Form extends FieldValues,
  Name extends FieldPathByValue<Form, number | null>,
  Output = Form,
>({
  control,
  name,
  read = parseFrenchNumber,
  step,
  onTyped,
  onKeyDown,
  ...input
}: FormNumberInputProps<Form, Name, Output>) {
  const { field, formState } = useController({ control, name });
  const { defaultValues } = formState;
  const [typed, setTyped] = useState<{ text: string; value: number | null; defaultValues: typeof defaultValues }>();
  const isKept = typed && Object.is(typed.value, field.value) && typed.defaultValues === defaultValues;

  const type = (text: string) => {
    const value = read(text);
    setTyped({ text, value, defaultValues });
    field.onChange(value);
    onTyped?.(text);
  };
  /** Up and down count, as in a native number field. */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const value = parseFrenchNumber(event.currentTarget.value) ?? 0;
    if (!way || step === undefined || event.defaultPrevented || input.readOnly || Number.isNaN(value)) return;
    event.preventDefault();
    type(typeFrenchNumber(stepNumber(value, way * step, {})));
  };
  return (
    <NumberInput
      {...input}
      ref={field.ref}
      name={field.name}
      value={isKept ? typed.text : field.value}
      onChange={(event) => type(event.target.value)}
      onBlur={field.onBlur}
      onKeyDown={press}
    />
  );
}
