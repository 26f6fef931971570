import { Check } from "lucide-react";
import { Choice, type ChoiceProps } from "./Choice.tsx";

/** A native checkbox in our looks, so `register("par_defaut")` works as it stands. */
export const Checkbox = (props: ChoiceProps) => (
  <Choice type="checkbox" shape="rounded-[0.4rem]" mark={<Check size={18} strokeWidth={3} />} {...props} />
);
