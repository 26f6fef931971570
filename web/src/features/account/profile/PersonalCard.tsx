import type { Account } from "@bosco/contract";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfilePhoto } from "./ProfilePhoto.tsx";

export function PersonalCard({ account }: { account: Account }) {
  return (
    <Card as="section" aria-label="Informations personnelles" className="sm:p-7">
      <CardHeader title="Informations personnelles" />
      <div className="flex flex-col gap-6">
        <ProfilePhoto account={account} />
        <ProfileForm account={account} />
      </div>
    </Card>
  );
}
