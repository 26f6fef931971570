import { useQuery } from "@tanstack/react-query";
import { accountQuery, useAccount } from "../../data/account.ts";
import { DataCard } from "../../features/account/data/DataCard.tsx";
import { DeleteAccountCard } from "../../features/account/profile/DeleteAccountCard.tsx";
import { PersonalCard } from "../../features/account/profile/PersonalCard.tsx";
import { RemindersCard } from "../../features/account/reminders/RemindersCard.tsx";
import { DevicesCard } from "../../features/account/security/DevicesCard.tsx";
import { PasswordCard } from "../../features/account/security/PasswordCard.tsx";
import { SimulationCard } from "../../features/account/subscription/SimulationCard.tsx";
import { SubscriptionCard } from "../../features/account/subscription/SubscriptionCard.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";

export default function AccountPage() {
  const account = useAccount();
  const read = useQuery(accountQuery);
  return (
    <div className="flex flex-col gap-6">
      <title>Mon Profil – Bosco</title>
      <PageHeader title="Mon Profil" />
      <ReadNote query={read} message="Impossible de charger votre profil." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6">
          <PersonalCard account={account} />
          <RemindersCard account={account} />
          <PasswordCard account={account} />
          <DevicesCard account={account} />
        </div>
        <div className="flex flex-col gap-6">
          <SubscriptionCard account={account} />
          <SimulationCard account={account} />
          <DataCard account={account} />
          <DeleteAccountCard account={account} />
        </div>
      </div>
    </div>
  );
}
