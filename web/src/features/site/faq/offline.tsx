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
            Oui. Vos bateaux, votre entretien, vos stocks, vos listes et vos checklists sont gardés sur l’appareil où
            vous êtes connecté : vous les lisez et les modifiez sans réseau, et l’assistant répond. Vos modifications
            partent dès que Bosco, ouvert, retrouve le réseau ; « Hors ligne », en haut de l’écran, ouvre leur liste.
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
          Des champs différents sont réunis. Si le même champ a changé des deux côtés, vous choisissez entre les deux
          valeurs. Les quantités ajustées avec + et − s’additionnent.
        </p>
      ),
    },
    {
      id: "a-resoudre",
      question: "Que veut dire « À résoudre » ?",
      answer: (
        <p>
          Une modification n’a pas pu être enregistrée : limite atteinte, élément supprimé ou même champ changé
          ailleurs. Elle attend dans « Synchronisation » que vous choisissiez.
        </p>
      ),
    },
    {
      id: "deconnexion-hors-ligne",
      question: "Puis-je me déconnecter sans réseau ?",
      answer: (
        <p>
          Oui. Vos données sont effacées de l’appareil aussitôt, et le serveur est averti dès que le réseau revient. Si
          des modifications attendent, Bosco le dit d’abord : elles seraient perdues.
        </p>
      ),
    },
  ],
};
