import { Badge } from "../../ui/content/Badge.tsx";
import { Logo } from "../../ui/content/Logo.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { Toaster } from "../../ui/overlay/Toaster.tsx";
import { TooltipProvider } from "../../ui/overlay/Tooltip.tsx";
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
