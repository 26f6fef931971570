import { Search, X } from "lucide-react";
import { classNames } from "../theme/class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

type SearchInputProps = Omit<TextInputProps, "type" | "icon" | "end" | "unit" | "value"> & {
  value: string;
  onValueChange: (text: string) => void;
};

export function SearchInput({ value, onValueChange, className, ...rest }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      icon={<Search size={20} />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={classNames("print:hidden [&_input]:rounded-full", className)}
      end={
        value !== "" && (
          <IconButton label="Effacer la recherche" onClick={() => onValueChange("")}>
            <X size={18} />
          </IconButton>
        )
      }
      {...rest}
    />
  );
}
