import { classNames } from "../../ui/theme/class-names.ts";

type Size = readonly number[];

interface ProductPictureProps {
  /** Of pictures.json, drawn by `npm run screenshots -- --site`. */
  of: { name: string; phone: Size; desk?: Size };
  alt: string;
  className?: string;
}

const address = (name: string, theme: string) => `/images/${name}-${theme}.webp`;

/** A picture of the demo in the page's theme: the other one is not loaded, nor one that is out of sight. */
export function ProductPicture({ of: { name, phone, desk }, alt, className }: ProductPictureProps) {
  return (
    <div className={classNames("picture by-theme rounded border border-line", className)}>
      {["light", "dark"].map((theme) => (
        <picture key={theme} className="block">
          {desk && (
            <source
              media="(min-width: 64rem)"
              srcSet={address(`${name}-desk`, theme)}
              width={desk[0]}
              height={desk[1]}
            />
          )}
          <img
            src={address(name, theme)}
            width={phone[0]}
            height={phone[1]}
            alt={alt}
            loading="lazy"
            decoding="async"
            className="w-full"
          />
        </picture>
      ))}
    </div>
  );
}
