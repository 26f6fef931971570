import { type ComponentProps, useRef } from "react";
import { Button } from "./Button.tsx";

type FileButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  accept: string;
  /** Opens the camera of a phone. */
  capture?: "environment" | "user";
} & (
    | { onChoose: (file: File) => void; onChooseMany?: never }
    /** Several may be chosen: they are given at once, in order. */
    | { onChooseMany: (files: readonly File[]) => void; onChoose?: never }
  );

/** A button that asks for a file, or for several. */
export function FileButton({ accept, capture, onChoose, onChooseMany, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        multiple={onChooseMany !== undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // why: choosing the same file again has to be a change too.
          target.value = "";
          if (onChooseMany) onChooseMany(files);
          else for (const file of files) onChoose(file);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  );
}
