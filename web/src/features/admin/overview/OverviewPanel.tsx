import { frenchDay, frenchMonth, frenchNumber, frenchTenths } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { useSite } from "../../../data/site.ts";
import { Card } from "../../../ui/content/Card.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Stat } from "../../../ui/content/Stat.tsx";
import { overviewQuery } from "../queries.ts";
import { BackupsCard } from "./BackupsCard.tsx";
import { ColumnChart } from "./ColumnChart.tsx";

const megabytes = (bytes: number) =>
  bytes < 10_000_000 ? frenchTenths(bytes / 1_000_000) : frenchNumber(Math.round(bytes / 1_000_000));

export function OverviewPanel() {
  const overview = useQuery(overviewQuery);
  const site = useSite();
  if (overview.isError && !overview.data)
    return <ReadNote query={overview} message="Impossible de charger l’aperçu." />;
  if (!overview.data) return <SkeletonRows rows={8} row="h-28" className="grid-cols-2 lg:grid-cols-4" />;
  const { data } = overview;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat value={frenchNumber(data.comptes)} label="Comptes" />
        <Stat value={frenchNumber(data.pro)} label="Abonnements Pro actifs" tone="ok" />
        <Stat value={frenchNumber(data.actifs_30_jours)} label="Comptes connectés depuis 30 jours" tone="sea" />
        <Stat value={frenchNumber(data.inactifs_2_ans)} label="Comptes sans visite depuis 2 ans" />
        <Stat value={frenchNumber(data.administrateurs)} label="Administrateurs" />
        <Stat value={frenchNumber(data.bateaux)} label="Bateaux" />
        <Stat
          value={frenchNumber(data.photos)}
          label={`Photos, ${megabytes(data.photos_octets)}\u00a0Mo sur le disque`}
        />
        <Stat value={megabytes(data.base_octets)} unit="Mo" label="Base de données" />
      </div>
      {data.inactifs_2_ans > 0 && site?.courriel_actif === false && (
        <p className="rounded bg-soon-soft px-4 py-3 text-sm">
          Ce serveur n’envoie pas d’e-mail et ne peut donc prévenir personne : les comptes sans visite depuis 2 ans ne
          sont pas supprimés d’office. Triez les utilisateurs par dernière connexion pour les retrouver.
        </p>
      )}
      <BackupsCard backups={data.sauvegardes} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Card as="section">
          <ColumnChart
            title="Inscriptions par mois"
            period="en 12 mois"
            note="Comptes encore ouverts que leur titulaire a créés lui-même."
            columns={data.inscriptions.map(({ mois, comptes }) => ({ label: frenchMonth(mois), value: comptes }))}
          />
        </Card>
        <Card as="section">
          <ColumnChart
            title="Dernières connexions par jour"
            period="en 30 jours"
            columns={data.connexions.map(({ jour, comptes }) => ({ label: frenchDay(jour), value: comptes }))}
          />
        </Card>
      </div>
    </div>
  );
}
