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
            Oui. Bateaux, entretien, papiers, stocks, listes et checklists sont gardés sur l’appareil où vous êtes
            connecté : vous les lisez et les modifiez, et l’assistant répond. Le fichier d’un papier s’ouvre sans réseau
            si vous l’avez gardé sur l’appareil. Vos modifications partent dès que Bosco retrouve le réseau ; « Hors
            ligne », en haut, ouvre leur liste.
          </p>
          <p>Il faut le réseau pour se connecter, partager un bateau, et pour le compte et l’abonnement.</p>
        </>
      ),
    },
    {
      id: "deux-appareils",
      question: "Et si la même chose est modifiée sur deux appareils ?",
      answer: (
        <p>
          Des champs différents sont réunis ; pour un même champ, vous choisissez. Les quantités ajustées avec + et −
          s’additionnent.
        </p>
      ),
    },
    {
      id: "a-resoudre",
      question: "Que veut dire « À résoudre » ?",
      answer: (
        <p>
          Une modification n’a pas pu être enregistrée : limite atteinte, élément supprimé ou même champ changé
          ailleurs. Elle attend votre choix dans « Synchronisation ».
        </p>
      ),
    },
    {
      id: "deconnexion-hors-ligne",
      question: "Puis-je me déconnecter sans réseau ?",
      answer: (
        <p>
          Oui. Vos données sont effacées aussitôt de l’appareil ; le serveur est averti au retour du réseau. Si des
          modifications attendent, Bosco le dit d’abord : elles seraient perdues.
        </p>
      ),
    },
  ],
};
