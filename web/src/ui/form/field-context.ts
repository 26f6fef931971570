import { createContext, use } from "react";

type FieldLinks = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

export const FieldContext = createContext<FieldLinks | null>(null);

type Linkable = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
};

/** Ties a control to the label, hint and error of the Field around it, if there is one. */
export function useFieldControl<P extends Linkable>(props: P): P {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": joinIds(props["aria-describedby"], field.describedBy),
    "aria-invalid": props["aria-invalid"] ?? (field.isInvalid || undefined),
    "aria-required": props["aria-required"] ?? (field.isRequired || undefined),
  };
}

export function joinIds(...ids: (string | false | undefined)[]) {
  return ids.filter(Boolean).join(" ") || undefined;
}
