import type { Account } from "@bosco/contract";
import { dayIn } from "@bosco/domain";
import {
  canCancel,
  canWithdraw,
  freePlanEnd,
  latestActive,
  planLabel,
  SIMULATION_PREFIX,
  type Subscription,
} from "@bosco/domain/account";
import { frenchDay, frenchDayOf } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "../../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { subscriptionsQuery } from "../queries.ts";
import { EndSubscription } from "./EndSubscription.tsx";

const NAMES = { gratuit: "Gratuit", mensuel: "Pro mensuel", annuel: "Pro annuel" };

export function SubscriptionCard({ account }: { account: Account }) {
  const subscriptions = useQuery(subscriptionsQuery);
  const current = latestActive(subscriptions.data ?? [], new Date());
  return (
    <Card as="section" aria-label="Abonnement" className="sm:p-7">
      <CardHeader
        title="Abonnement"
        end={<Badge tone={account.pro ? "ok" : "neutral"}>{account.pro ? "Pro" : "Gratuit"}</Badge>}
      />
      {subscriptions.isPending && <SkeletonRows rows={1} row="h-28" />}
      <ReadNote query={subscriptions} message="Impossible de charger votre abonnement." className="mb-3" />
      {subscriptions.data &&
        (account.est_demo ? (
          <Facts facts={[["Plan", "Pro, compte de démonstration"]]} />
        ) : current && current.plan !== "gratuit" ? (
          <PaidPlan account={account} current={current} />
        ) : (
          <Facts
            facts={[
              ["Plan", NAMES.gratuit],
              ["Début", frenchDayOf(account.created_at)],
              ["Fin", frenchDay(freePlanEnd(dayIn(new Date(account.created_at))))],
            ]}
          />
        ))}
    </Card>
  );
}

function PaidPlan({ account, current }: { account: Account; current: Subscription }) {
  const now = new Date();
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          ["Plan", NAMES[planLabel(current)]],
          ["Statut", current.resilie_le ? "Résilié, actif jusqu’à sa fin" : "Actif"],
          ["Début", current.date_debut ? frenchDayOf(current.date_debut) : "N/A"],
          ["Fin", current.date_fin ? frenchDayOf(current.date_fin) : "N/A"],
        ]}
      />
      {current.payment_id?.includes(SIMULATION_PREFIX) && (
        <p className="text-ink-2 text-sm">Abonnement simulé, aucun paiement réel.</p>
      )}
      <EndSubscription
        account={account}
        current={current}
        canCancel={canCancel(current, now)}
        canWithdraw={canWithdraw(current, now)}
      />
    </div>
  );
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
