import { Badge } from "../../ui/content/Badge.tsx";
import { Logo } from "../../ui/content/Logo.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { Toasts } from "../../ui/overlay/Toasts.tsx";
import { ThemeSwitch } from "../../ui/theme/ThemeSwitch.tsx";
import { ActionsSection } from "./ActionsSection.tsx";
import { ChoicesSection } from "./ChoicesSection.tsx";
import { ContentSection } from "./ContentSection.tsx";
import { FormSection } from "./FormSection.tsx";
import { OverlaysSection } from "./OverlaysSection.tsx";
import { PicturesSection } from "./PicturesSection.tsx";
import { StatesSection } from "./StatesSection.tsx";
import "./showcase.css";

/** All parts of the design system on one page, for development only. */
export default function ShowcasePage() {
  return (
    <>
      <main className="showcase">
        <div className="showcase-bar">
          <Logo />
          <ThemeSwitch />
        </div>
        <PageHeader
          title="Les pièces de Bosco"
          subtitle="Tout ce que les écrans ont en commun, dans ses trois lumières."
          actions={<Badge tone="sea">Développement</Badge>}
        />
        <ActionsSection />
        <FormSection />
        <ChoicesSection />
        <ContentSection />
        <StatesSection />
        <OverlaysSection />
        <PicturesSection />
      </main>
      <Toasts />
    </>
  );
}
