import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

export function PasswordInput(props: Omit<TextInputProps, "type" | "end" | "unit">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? "Masquer le mot de passe" : "Afficher le mot de passe"}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
