import { type ReactNode, useState } from "react";

/** The chosen photo before it is sent. What this browser can't show (HEIC) leaves the drawing in place. */
export function PhotoPreview({ src, drawing }: { src: string | null | undefined; drawing: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return drawing;
  return (
    <div className="picture size-full bg-surface-2">
      <img src={src} alt="Aperçu" className="size-full object-cover" onError={() => setBroken(src)} />
    </div>
  );
}
