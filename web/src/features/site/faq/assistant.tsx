import { FREE_LIMITS, inLetters } from "@bosco/domain/account";
import { upperFirst } from "@bosco/domain/french";
import { Link } from "../../../ui/routing/Link.tsx";
import type { FaqGroup } from "./entry.ts";

export const assistant: FaqGroup = {
  id: "assistant",
  title: "Assistant nautique",
  entries: [
    {
      id: "assistant-machine",
      question: "Qui me répond : une personne ou une machine ?",
      answer: (
        <>
          <p>
            Une machine, toujours. L’assistant répond en français à partir de fiches rédigées pour Bosco, indique
            lesquelles il a utilisées et, quand votre question s’y rapporte, consulte vos propres bateaux, maintenances,
            stocks et listes. Si un modèle d’intelligence artificielle est relié au service, il rédige la réponse à
            partir des mêmes éléments.
          </p>
          <p>Quand il ne sait pas, ou que la question n’est pas nautique, il le dit.</p>
        </>
      ),
    },
    {
      id: "assistant-fiabilite",
      question: "Puis-je me fier à l’assistant pour naviguer ?",
      answer: (
        <p>
          Non, pas pour décider. Il peut se tromper et ne fait pas autorité en matière de navigation : cartes et
          documents nautiques à jour, bulletins météo, avis aux navigateurs, réglementation et manuels des constructeurs
          l’emportent toujours. Le chef de bord reste seul responsable.
        </p>
      ),
    },
    {
      id: "urgence-en-mer",
      question: "Que faire en cas d’urgence en mer ?",
      answer: (
        <>
          <p>
            <strong>
              N’utilisez pas Bosco pour appeler au secours : il ne transmet aucune alerte. Appelez le CROSS par VHF sur
              le canal 16, ou par téléphone au 196.
            </strong>
          </p>
          <p>
            Le 196 est gratuit et joignable jour et nuit, mais un téléphone porte peu en mer : la VHF est préférable,
            car les navires voisins vous entendent aussi. Donnez le nom du bateau, votre position, la nature du problème
            et le nombre de personnes à bord.
          </p>
        </>
      ),
    },
    {
      id: "questions-par-jour",
      question: "Combien de questions puis-je poser ?",
      answer: (
        <p>
          {upperFirst(inLetters(FREE_LIMITS.questionsPerDay))} par jour avec un compte gratuit, le compteur repartant à
          minuit, heure de Paris. Une question restée sans réponse n’est pas comptée. L’abonnement Pro lève cette
          limite, à un plafond technique près.
        </p>
      ),
    },
    {
      id: "historique-assistant",
      question: "Que deviennent mes questions ?",
      answer: (
        <p>
          L’assistant affiche vos 20 dernières conversations, et vous pouvez en supprimer à tout moment. Elles sont
          effacées au bout de 12 mois. Si un modèle externe est relié au service, il ne reçoit ni votre adresse e-mail,
          ni votre adresse postale, ni le MMSI de vos bateaux ; voyez la{" "}
          <Link to="/politique-confidentialite#intelligence-artificielle">politique de confidentialité</Link>.
        </p>
      ),
    },
  ],
};
