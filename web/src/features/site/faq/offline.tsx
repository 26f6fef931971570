import type { FaqGroup } from "./entry.ts";

export const offline: FaqGroup = {
  id: "hors-ligne",
  title: "Hors ligne",
  entries: [
    {
      id: "sans-reseau",
      question: "Puis-je utiliser Bosco sans réseau ?",
      answer: (
        <p>
          Pour lire, oui : tant que Bosco reste ouvert, ce que vous avez consulté reste lisible, vos conversations et
          les fiches d’urgence aussi, une fois la page de l’assistant ouverte. Pour ouvrir Bosco et pour modifier, il
          faut le réseau. Si la réponse à une modification se perd, Bosco vérifie pendant quelques minutes, puis vous
          dit si elle est enregistrée ou si c’est à vous de regarder.
        </p>
      ),
    },
    {
      id: "deux-appareils",
      question: "Et si la même chose est modifiée sur deux appareils ?",
      answer: (
        <p>
          Deux changements sur des champs différents sont réunis. Si le même champ a changé des deux côtés, Bosco vous
          montre les deux valeurs et vous choisissez : rien n’est écrasé en silence. Les quantités ajustées avec + et −
          s’additionnent.
        </p>
      ),
    },
    {
      id: "deconnexion-hors-ligne",
      question: "Puis-je me déconnecter sans réseau ?",
      answer: (
        <p>
          Oui. Vos données sont effacées de l’appareil aussitôt, et le serveur est averti dès que le réseau revient.
        </p>
      ),
    },
  ],
};
