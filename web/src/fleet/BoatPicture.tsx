import type { Boat } from "@bosco/domain/boats";
import { photoCardUrl } from "@bosco/domain/photos";
import { Suspense, useState } from "react";
import { lazyPart } from "../ui/lazy-part.tsx";
import { classNames } from "../ui/theme/class-names.ts";

// why later: most boats have a photo.
const drawn = lazyPart(() => import("./DrawnBoat.tsx"));

type BoatPictureProps = {
  boat: Boat;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** In a long list: fetched when it comes into sight. */
  lazy?: boolean;
  className?: string;
};

/** The boat's photo; without one, or while it can't be fetched, a drawing of its kind. */
export function BoatPicture({ boat, sizes, lazy = false, className }: BoatPictureProps) {
  const { photo_url } = boat;
  const [broken, setBroken] = useState<string | null>(null);
  if (!photo_url || broken === photo_url)
    return (
      <Suspense fallback={<div className={classNames("picture bg-surface-2", className)} />}>
        <drawn.Part boat={boat} className={className} />
      </Suspense>
    );
  return (
    <div className={classNames("picture bg-surface-2", className)}>
      <img
        key={photo_url}
        src={photoCardUrl(photo_url)}
        srcSet={`${photoCardUrl(photo_url)} 800w, ${photo_url} 1600w`}
        sizes={sizes}
        alt={boat.nom}
        decoding="async"
        loading={lazy ? "lazy" : "eager"}
        className="size-full object-cover"
        onError={() => setBroken(photo_url)}
      />
    </div>
  );
}
