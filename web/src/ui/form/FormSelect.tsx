import type { ComponentProps } from "react";
import { type FieldPathByValue, type FieldValues, type UseControllerProps, useController } from "react-hook-form";
import { Select } from "../choice/Select.tsx";

type FormSelectProps<Form extends FieldValues, Name extends FieldPathByValue<Form, string>, Output> = Omit<
  ComponentProps<typeof Select<string>>,
  "name" | "value" | "onValueChange" | "onBlur" | "ref"
> &
  Required<Pick<UseControllerProps<Form, Name, Output>, "control" | "name">>;

/** One choice of a few, in a form. */
export function FormSelect<Form extends FieldValues, Name extends FieldPathByValue<Form, string>, Output = Form>({
  control,
  name,
  ...select
}: FormSelectProps<Form, Name, Output>) {
  const { field } = useController({ control, name });
  const { onChange, ...rest } = field;
  return <Select {...select} {...rest} onValueChange={onChange} />;
}
