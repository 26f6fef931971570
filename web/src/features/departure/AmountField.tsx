import { parseFrenchNumber, typeFrenchNumber } from "@bosco/domain/french";
import { useState } from "react";
import { Field } from "../../ui/form/Field.tsx";
import { NumberInput } from "../../ui/form/NumberInput.tsx";

type AmountFieldProps = {
  label: string;
  unit: string;
  most: number;
  /** Null where nobody knows. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  hint?: string;
};

const asText = (value: number | null) => (value === null ? "" : typeFrenchNumber(value));

/** An amount that may be unknown: it is told on leaving the field, and an empty one says that nobody knows. */
export function AmountField({ label, unit, most, value, onValueChange, hint }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : parseFrenchNumber(typed);
  const isWrong = read !== null && (Number.isNaN(read) || read < 0 || read > most);
  const leave = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (read !== value) onValueChange(read);
  };
  const error = isWrong ? `Un nombre entre 0 et ${typeFrenchNumber(most)} est attendu.` : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      <NumberInput
        unit={unit}
        placeholder="Je ne sais pas"
        value={typed ?? asText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && leave()}
      />
    </Field>
  );
}
