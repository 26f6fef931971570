import type { Account } from "@bosco/contract";
import { MAIL_RHYTHMS, type MailRhythm, REMINDER_DAYS, type ReminderSettings } from "@bosco/domain/reminders";
import { useState } from "react";
import { useSite } from "../../../data/site.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { Radio } from "../../../ui/form/Radio.tsx";
import { changeReminders } from "./queries.ts";

const RHYTHMS: Record<MailRhythm, string> = {
  jamais: "Jamais",
  quotidien: "Chaque jour",
  hebdomadaire: "Chaque semaine",
};

const DAYS = REMINDER_DAYS.map((days) => ({ value: String(days), label: `${days}\u00a0jours avant` }));

/** How often mail comes, and how early one is told; each takes effect at once. */
export function MailSettings({ account, settings }: { account: Account; settings: ReminderSettings }) {
  const changing = useCommand(changeReminders);
  const [pressed, setPressed] = useState<MailRhythm>();
  const isPossible = settings.courriel_possible;
  // why shown at once: it is what was pressed, and goes back only if the server refuses it.
  const choose = (rhythm: MailRhythm) => {
    setPressed(rhythm);
    void changing.run({ courriel: rhythm }).finally(() => setPressed(undefined));
  };
  const chooseDays = (days: string) => {
    const delai_jours = REMINDER_DAYS.find((known) => String(known) === days);
    if (delai_jours) void changing.run({ delai_jours });
  };
  return (
    <>
      <FieldGroup legend="Par e-mail" disabled={!isPossible}>
        {isPossible ? (
          <p className="break-words text-ink-2 text-sm">
            À {account.email}, seulement quand il y a du nouveau. Chaque message se termine par un lien pour arrêter.
          </p>
        ) : (
          !account.est_demo && <NoMail email={account.email} />
        )}
        {MAIL_RHYTHMS.map((rhythm) => (
          <Radio
            key={rhythm}
            name="courriel"
            value={rhythm}
            label={RHYTHMS[rhythm]}
            checked={(pressed ?? settings.courriel) === rhythm}
            onChange={() => choose(rhythm)}
          />
        ))}
      </FieldGroup>
      <Field label="Prévenir" hint="Pour les heures moteur, Bosco prévient quand elles approchent.">
        <Select options={DAYS} value={String(settings.delai_jours)} onValueChange={chooseDays} className="sm:w-64" />
      </Field>
    </>
  );
}

function NoMail({ email }: { email: string }) {
  const sendsMail = useSite()?.courriel_actif !== false;
  return (
    <p className="break-words rounded bg-soon-soft px-4 py-3 text-sm">
      {sendsMail
        ? `L’adresse ${email} n’est pas confirmée\u00a0: aucun rappel n’y est envoyé.`
        : "Ce serveur n’envoie pas d’e-mail\u00a0: les rappels ne peuvent venir que par notification."}
    </p>
  );
}
