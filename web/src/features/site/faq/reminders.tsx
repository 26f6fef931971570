import type { FaqGroup } from "./entry.ts";

export const reminders: FaqGroup = {
  id: "rappels",
  title: "Rappels",
  entries: [
    {
      id: "recevoir-des-rappels",
      question: "Bosco me prévient-il des échéances ?",
      answer: (
        <p>
          Oui, par e-mail et par notification, comme vous le réglez sur « Mon Profil ». Chaque échéance est dite une
          fois quand elle approche et une fois quand elle est passée ; un lien dans chaque e-mail arrête les e-mails.
          Sur iPhone, installez d’abord Bosco sur l’écran d’accueil pour recevoir les notifications.
        </p>
      ),
    },
  ],
};
