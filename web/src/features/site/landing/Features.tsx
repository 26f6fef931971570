import { ListChecks, type LucideIcon, MessageCircle, Package, Sailboat, Wrench } from "lucide-react";
import type { ComponentProps } from "react";
import { Card } from "../../../ui/content/Card.tsx";
import { ProductPicture } from "../ProductPicture.tsx";
import { assistant, boats, checklist, maintenance, stock } from "../pictures.json";
import { DashboardPicture } from "./DashboardPicture.tsx";

interface Feature {
  title: string;
  text: string;
  Icon: LucideIcon;
  picture: ComponentProps<typeof ProductPicture>;
  span: string;
}

const FEATURES: readonly Feature[] = [
  {
    title: "Gestion des bateaux",
    text: "Dimensions, moteur, capacités, immatriculation, photo : la fiche de chaque bateau, toujours sous la main. Un catalogue de modèles en remplit une bonne part à votre place.",
    Icon: Sailboat,
    picture: { of: boats, alt: "Deux bateaux de la démo, leur photo et ce qui les attend" },
    span: "lg:col-span-3",
  },
  {
    title: "Suivi de la maintenance",
    text: "Chaque entretien à sa date ou à ses heures moteur. Bosco signale ce qui est en retard et, pour ce qui revient, prévoit la prochaine échéance dès que vous avez terminé.",
    Icon: Wrench,
    picture: { of: maintenance, alt: "Les maintenances à venir de la démo, en retard ou bientôt" },
    span: "lg:col-span-3",
  },
  {
    title: "Inventaire et avitaillement",
    text: "Ce qu’il y a à bord, où c’est rangé, ce qui va périmer. La liste d’achat se prépare toute seule et part en PDF.",
    Icon: Package,
    picture: { of: stock, alt: "Un article de la démo\u00a0: ce qu’il en reste, où il est rangé" },
    span: "lg:col-span-2",
  },
  {
    title: "Checklists",
    text: "Départ, arrivée, hivernage, nettoyage : écrivez-les une fois, cochez-les à chaque sortie, repartez de zéro d’un geste.",
    Icon: ListChecks,
    picture: { of: checklist, alt: "Une checklist de départ, cochée en partie" },
    span: "lg:col-span-2",
  },
  {
    title: "Assistant IA",
    text: "Posez vos questions en français. Il cite ses fiches et connaît vos bateaux. C’est une machine : le chef de bord décide.",
    Icon: MessageCircle,
    picture: { of: assistant, alt: "Une réponse de l’assistant, avec sa mise en garde" },
    span: "md:max-lg:col-span-2 lg:col-span-2",
  },
];

export function Features() {
  return (
    <section aria-labelledby="fonctions">
      <h2 id="fonctions" className="font-bold text-ink text-xl tracking-tight">
        Tout ce qui compte à bord, au même endroit
      </h2>
      {/* why not in the first screen of a phone, as at a desk: the text is there before any picture can be. */}
      <div className="mx-auto mt-6 max-w-md lg:hidden">
        <DashboardPicture />
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-5">
        {FEATURES.map(({ title, text, Icon, picture, span }) => (
          <Card as="li" key={title} className={`flex flex-col sm:p-6 ${span}`}>
            <div className="flex items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded bg-sea-soft text-sea">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <h3 className="font-semibold text-ink text-lg">{title}</h3>
            </div>
            <p className="mt-3 mb-6 text-ink-2">{text}</p>
            <div className="mx-auto mt-auto w-full max-w-md">
              <ProductPicture {...picture} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
