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
          Oui, sur un appareil où vous vous êtes déjà connecté. Ce que vous avez consulté reste lisible, et vos
          modifications sont gardées sur l’appareil, puis envoyées dès que le réseau revient. Un indicateur montre
          combien attendent encore. La connexion au compte, les questions à l’assistant, le générateur et l’export ont
          besoin du réseau. Vos conversations et les fiches d’urgence, elles, s’ouvrent sans lui, une fois la page de
          l’assistant consultée.
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
      question: "Que se passe-t-il si je me déconnecte avant la synchronisation ?",
      answer: (
        <p>
          Bosco vous prévient, en vous disant combien de modifications n’ont pas encore été envoyées, et vous demande de
          confirmer. À la déconnexion, vos données sont effacées de l’appareil : ce qui n’a pas été envoyé serait perdu.
        </p>
      ),
    },
  ],
};
