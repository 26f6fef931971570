import { Badge } from "../Badge.tsx";
import { Logo } from "../Logo.tsx";
import { PageHeader } from "../PageHeader.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { Toaster } from "../Toaster.tsx";
import { TooltipProvider } from "../Tooltip.tsx";
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
    <TooltipProvider>
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
      <Toaster />
    </TooltipProvider>
  );
}
