import { PHOTO_MOST_BYTES, PHOTO_TOO_LARGE } from "@bosco/domain/photos";
import { useEffect, useMemo, useState } from "react";

/** What becomes of a boat's photo when the form is saved. */
export type PhotoChoice = { kind: "kept" } | { kind: "removed" } | { kind: "new"; file: File };

export function usePhotoChoice(keptUrl: string | null) {
  const [choice, setChoice] = useState<PhotoChoice>({ kind: "kept" });
  const [error, setError] = useState<string>();
  const file = choice.kind === "new" ? choice.file : undefined;
  const preview = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const choose = (chosen: File) => {
    if (chosen.size > PHOTO_MOST_BYTES) return setError(PHOTO_TOO_LARGE);
    if (chosen.type && !chosen.type.startsWith("image/")) return setError(NO_PHOTO);
    setError(undefined);
    setChoice({ kind: "new", file: chosen });
  };
  const remove = () => {
    setError(undefined);
    setChoice({ kind: keptUrl ? "removed" : "kept" });
  };
  const shown = preview ?? (choice.kind === "kept" ? keptUrl : null);
  return { choice, shown, error, choose, remove, keep: () => setChoice({ kind: "kept" }) };
}

const NO_PHOTO = "Ce fichier n’est pas une photo. Choisissez une image JPEG, PNG, WebP ou HEIC.";
