import { BoatDrawing } from "../../fleet/BoatDrawing.tsx";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { FlagMark, Logo } from "../../ui/content/Logo.tsx";
import { Section } from "./Section.tsx";

const colours = [
  "paper",
  "surface",
  "surface-2",
  "line",
  "control",
  "ink",
  "ink-2",
  "ink-3",
  "sea",
  "sea-strong",
  "sea-soft",
];
const states = ["flag", "late", "soon", "ok", "done", "progress"].flatMap((name) => [name, `${name}-soft`]);

export function PicturesSection() {
  return (
    <Section title="Images et couleurs">
      <div className="showcase-row">
        <Logo />
        <FlagMark style={{ height: "2.5rem" }} />
        <Avatar initials="CL" name="Claire Le Goff" />
        <Avatar initials="YK" size="lg" />
        <Avatar initials="B" src="/icon.svg" name="Bosco" size="lg" />
      </div>
      <div className="showcase-grid">
        <BoatDrawing kind="voilier" className="showcase-picture" />
        <BoatDrawing kind="moteur" className="showcase-picture" />
        <BoatDrawing kind="catamaran" className="showcase-picture" />
      </div>
      <div className="showcase-swatches">
        {[...colours, ...states].map((name) => (
          <div key={name} className="showcase-swatch">
            <i style={{ background: `var(--${name})` }} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </Section>
  );
}
