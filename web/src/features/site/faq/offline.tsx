import type { FaqGroup } from "./entry.ts";

export const offline: FaqGroup = {
  id: "hors-ligne",
  title: "Hors ligne",
  entries: [
    {
      id: "sans-reseau",
      question: "Puis-je utiliser Bosco sans réseau ?",
      answer: (
        <>
          <p>
            Oui. Bosco garde sur l’appareil où vous êtes connecté vos bateaux, votre entretien, vos stocks, vos listes
            et vos checklists : vous les lisez et les modifiez sans réseau. Vos modifications attendent sur l’appareil
            et partent d’elles-mêmes, dans l’ordre, dès que le réseau revient. La page « Synchronisation », que l’on
            ouvre en touchant « Hors ligne » en haut de l’écran, les montre une à une.
          </p>
          <p>
            Il faut le réseau pour se connecter, partager un bateau, et pour ce qui touche au compte et à l’abonnement.
          </p>
        </>
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
      id: "a-resoudre",
      question: "Que veut dire « À résoudre » ?",
      answer: (
        <p>
          Qu’une modification n’a pas pu être enregistrée telle quelle : une limite est atteinte, l’élément a été
          supprimé entre-temps, ou le même champ a été changé ailleurs. Elle reste sur l’appareil, dans la page
          « Synchronisation », avec la raison et des choix clairs : garder votre version ou prendre l’autre, restaurer,
          réessayer ou abandonner. Rien n’est abandonné sans vous.
        </p>
      ),
    },
    {
      id: "deconnexion-hors-ligne",
      question: "Puis-je me déconnecter sans réseau ?",
      answer: (
        <p>
          Oui. Vos données sont effacées de l’appareil aussitôt, et le serveur est averti dès que le réseau revient. Si
          des modifications attendent encore d’être envoyées, Bosco vous le dit d’abord, car elles seraient perdues.
        </p>
      ),
    },
  ],
};
