import { type Formule, FREE_LIMITS, inLetters, PRICES } from "@bosco/domain/account";
import { euros } from "@bosco/domain/french";
import { layOut, type Written } from "./layout.ts";
import { type ReminderMail, writeReminders } from "./reminder-mail.ts";
import { typedByOthers } from "./typed-by-others.ts";

/** Every mail Bosco writes. */
export type Message = { to: string } & (
  | { kind: "confirmation" | "reset"; link: string }
  | { kind: "subscription"; formule: Formule; reference: string; until: string }
  | { kind: "cancelled"; reference: string; until: string }
  | { kind: "withdrawn"; reference: string; name: string; at: string }
  | { kind: "inactive"; deletion: string }
  | { kind: "invitation"; from: string; boat: string; role: string; link: string }
  | { kind: "handover"; from: string; boat: string; link: string }
  | { kind: "welcome" | "deletion" }
  | ReminderMail
);

const PERIODS: Record<Formule, string> = { mensuel: "mois", annuel: "an" };

const FOR_A_GUEST =
  "Ce lien fonctionne une seule fois, pendant sept jours, et pour un compte à cette adresse seulement. Si vous ne connaissez pas cette personne, ignorez ce message.";

/** Days are given as dd/MM/yyyy; `site` is the address people open Bosco under. */
export function writeMessage(message: Message, site: string): Written {
  switch (message.kind) {
    case "confirmation":
      return layOut({
        subject: "Confirmez votre adresse e-mail",
        body: ["Pour ouvrir votre compte Bosco, confirmez que cette adresse est bien la vôtre."],
        action: { label: "Confirmer mon adresse", link: message.link },
        after: "Ce lien est valable sept jours. Si vous n’avez pas demandé de compte, ignorez ce message.",
      });
    case "reset":
      return layOut({
        subject: "Choisissez un nouveau mot de passe",
        body: [
          "Vous avez demandé à changer le mot de passe de votre compte Bosco.",
          "Une fois le nouveau mot de passe enregistré, tous vos appareils sont déconnectés et l’adresse de votre agenda cesse de fonctionner : si vous l’utilisez, abonnez-vous à nouveau depuis la page des maintenances.",
        ],
        action: { label: "Changer mon mot de passe", link: message.link },
        after:
          "Ce lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
      });
    case "invitation": {
      const [from, boat] = [typedByOthers(message.from), typedByOthers(message.boat)];
      return layOut({
        subject: `${from} partage un bateau avec vous`,
        body: [
          `${from} vous invite à bord de « ${boat} » sur Bosco : son entretien, son inventaire et ses checklists.`,
        ],
        facts: [
          ["Bateau", boat],
          ["Votre rôle", message.role],
        ],
        action: { label: "Voir l’invitation", link: message.link },
        after: FOR_A_GUEST,
        reason: `Ce message est envoyé à la demande de ${from}, qui a donné votre adresse.`,
      });
    }
    case "handover": {
      const [from, boat] = [typedByOthers(message.from), typedByOthers(message.boat)];
      return layOut({
        subject: `${from} vous cède un bateau`,
        body: [
          `${from} souhaite vous céder « ${boat} » sur Bosco, avec tout son entretien, son inventaire et ses checklists.`,
          "Si vous acceptez, ce bateau devient le vôtre. Cela ne se défait pas.",
        ],
        action: { label: "Voir la proposition", link: message.link },
        after: FOR_A_GUEST,
        reason: `Ce message est envoyé à la demande de ${from}, qui a donné votre adresse.`,
      });
    }
    case "welcome":
      return layOut({
        subject: "Bienvenue à bord",
        body: [
          "Votre compte Bosco est ouvert. Commencez par décrire votre bateau : les maintenances, l’inventaire et les checklists viendront s’y ranger.",
          `Le compte gratuit comprend ${inLetters(FREE_LIMITS.boats)} bateau, ${inLetters(FREE_LIMITS.openMaintenances)} maintenances à la fois, ${inLetters(FREE_LIMITS.articles)} articles et ${inLetters(FREE_LIMITS.questionsPerDay)} questions à l’assistant par jour.`,
        ],
        action: { label: "Ouvrir Bosco", link: `${site}/auth` },
        after: "Bon vent !",
      });
    case "subscription":
      return layOut({
        subject: "Votre abonnement Pro",
        body: [
          `Votre abonnement est actif jusqu’au ${message.until}. Il ne se renouvelle pas tout seul.`,
          "Il s’agit d’une simulation, aucun paiement réel n’a eu lieu.",
        ],
        facts: [
          ["Formule", message.formule],
          ["Prix", `${euros(PRICES[message.formule])} par ${PERIODS[message.formule]}`],
          ["Actif jusqu’au", message.until],
          ["Référence", message.reference],
        ],
        action: { label: "Voir mon abonnement", link: `${site}/account` },
        after: "Vous pouvez y renoncer pendant quatorze jours, ou le résilier à tout moment, depuis « Mon Profil ».",
      });
    case "cancelled":
      return layOut({
        subject: "Votre abonnement est résilié",
        body: [
          `Nous avons bien reçu votre résiliation. L’accès Pro se poursuit jusqu’au ${message.until}, puis votre compte redevient gratuit.`,
          "Rien n’est masqué ni supprimé : seul l’ajout au-delà des limites gratuites sera refusé.",
        ],
        facts: [
          ["Pro jusqu’au", message.until],
          ["Référence", message.reference],
        ],
        action: { label: "Voir mon abonnement", link: `${site}/account` },
        after: "Conservez ce message : il confirme votre demande.",
      });
    case "withdrawn":
      return layOut({
        subject: "Accusé de réception de votre rétractation",
        body: [
          `Le ${message.at}, ${message.name} a renoncé au contrat d’abonnement Bosco Pro ci-dessous.`,
          "L’accès Pro a pris fin aussitôt. Le paiement étant simulé, aucune somme n’est à rembourser.",
        ],
        facts: [
          ["Contrat", message.reference],
          ["Titulaire", message.name],
          ["Rétractation", message.at],
        ],
        action: { label: "Voir mon abonnement", link: `${site}/account` },
        after: "Conservez ce message : il vaut accusé de réception.",
      });
    case "reminders":
      return writeReminders(message, site);
    case "inactive":
      return layOut({
        subject: "Votre compte va être supprimé",
        body: [
          `Vous n’êtes pas venu à bord depuis près de deux ans. Sans visite de votre part, votre compte et toutes ses données seront supprimés le ${message.deletion}.`,
        ],
        action: { label: "Garder mon compte", link: `${site}/auth` },
        after: "Il suffit de vous connecter une fois.",
      });
    case "deletion":
      return layOut({
        subject: "Votre compte est supprimé",
        body: [
          "Votre compte Bosco, vos données, vos photos et vos sessions ont été effacés. Les sauvegardes les oublient en trente jours au plus.",
        ],
        after: "Merci d’avoir navigué avec nous.",
      });
  }
}
