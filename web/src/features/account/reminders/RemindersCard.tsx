import type { Account } from "@bosco/contract";
import type { ReminderSettings } from "@bosco/domain/reminders";
import { useQuery } from "@tanstack/react-query";
import { useOnline } from "../../../data/online.ts";
import { settingsQuery } from "../../../fleet/reminded.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { DevicePush } from "./DevicePush.tsx";
import { DueNow } from "./DueNow.tsx";
import { MailSettings } from "./MailSettings.tsx";
import { TryOut } from "./TryOut.tsx";

/** What is reminded of, how, and what the next reminder would say. */
export function RemindersCard({ account }: { account: Account }) {
  const settings = useQuery(settingsQuery);
  return (
    <Card as="section" id="rappels" aria-label="Rappels" className="scroll-mt-20 sm:p-7">
      <CardHeader title="Rappels" />
      <p className="mb-4 text-ink-2 text-sm">
        Entretien, articles qui périment et papiers qui expirent : Bosco vous prévient une fois quand l’échéance
        approche, et une fois quand elle est passée.
      </p>
      <ReadNote query={settings} message="Impossible de charger vos rappels." className="mb-3" />
      {settings.isPending && !settings.isError && <SkeletonRows rows={4} row="h-16" />}
      {settings.data && <Settings account={account} settings={settings.data} />}
    </Card>
  );
}

function Settings({ account, settings }: { account: Account; settings: ReminderSettings }) {
  const isOnline = useOnline();
  const canChange = isOnline && !account.est_demo;
  return (
    <div className="flex flex-col gap-6">
      {account.est_demo && (
        <Note>La démo n’envoie rien : ni e-mail, ni notification. Les échéances, elles, sont réelles.</Note>
      )}
      {!isOnline && (
        <Note>Hors ligne : ces réglages sont les derniers connus. Il faut le réseau pour les changer.</Note>
      )}
      <fieldset disabled={!canChange} className="contents">
        <MailSettings account={account} settings={settings} />
        {/* why not in the demo: it would tell how to get what never comes. */}
        {!account.est_demo && <DevicePush settings={settings} canChange={canChange} />}
      </fieldset>
      <DueNow />
      {!account.est_demo && <TryOut settings={settings} isOnline={isOnline} />}
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <p className="rounded bg-soon-soft px-4 py-3 text-sm">{children}</p>
);
