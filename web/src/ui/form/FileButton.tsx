import { type ComponentProps, useRef } from "react";
import { Button } from "./Button.tsx";

type FileButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  accept: string;
  /** Opens the camera of a phone. */
  capture?: "environment" | "user";
  onChoose: (file: File) => void;
};

/** A button that asks for one file. */
export function FileButton({ accept, capture, onChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // why: choosing the same file again has to be a change too.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  );
}
