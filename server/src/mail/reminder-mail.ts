import { counted } from "@bosco/domain/french";
import { attentionSentence, byBoat, type Reminder, reminderPage, reminderWhen } from "@bosco/domain/reminders";
import { type Group, layOut, type Written } from "./layout.ts";
import { typedByOthers } from "./typed-by-others.ts";

export interface ReminderMail {
  kind: "reminders";
  to: string;
  /** By which this mail is known. */
  id: string;
  essai: boolean;
  rappels: readonly Reminder[];
  /** Of which those are the most pressing. */
  total: number;
  /** The secret of the link that stops them. */
  token: string;
}

/** All that is new to its reader, by boat. */
export function writeReminders({ essai, rappels, total, token }: ReminderMail, site: string): Written {
  const isAll = total === rappels.length;
  const sentence = isAll ? attentionSentence(rappels) : `${counted(total, "rappel")} demandent votre attention`;
  return layOut({
    subject: essai ? "Essai de vos rappels" : sentence,
    body: [
      ...(essai ? ["Voici l’essai que vous avez demandé. Un vrai rappel lui ressemblera."] : []),
      `${sentence}.`,
      ...(isAll ? [] : [`En voici les ${counted(rappels.length, "premier")}, du plus pressant au moins pressant.`]),
    ],
    groups: groupsOf(rappels, site),
    action: { label: "Ouvrir Bosco", link: `${site}/dashboard` },
    after: "Chaque échéance vous est rappelée une fois quand elle approche, et une fois quand elle est passée.",
    reason: `Vous recevez ce message parce que ${essai ? "vous avez demandé un essai" : "les rappels par e-mail sont activés"} dans votre profil. Le rythme des rappels se choisit dans «\u00a0Mon Profil\u00a0».`,
    stop: { label: "Ne plus recevoir ces e-mails", link: `${site}/rappels/arret?jeton=${token}` },
  });
}

function groupsOf(rappels: readonly Reminder[], site: string): Group[] {
  return byBoat(rappels).map(({ bateau, reminders }) => ({
    name: typedByOthers(bateau),
    // why the first: it is the most pressing, and its page is where to begin.
    link: `${site}${reminderPage(reminders.slice(0, 1))}`,
    lines: reminders.map((one) => [typedByOthers(one.titre), reminderWhen(one)]),
  }));
}
