import { Circle } from "lucide-react";
import { Choice, type ChoiceProps } from "./Choice.tsx";

/** One of a few, each with its words: a native radio in our looks, so `register("role")` works as it stands. */
export const Radio = (props: ChoiceProps) => (
  <Choice type="radio" shape="rounded-full" mark={<Circle size={10} fill="currentColor" />} {...props} />
);
