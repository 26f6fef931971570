import { fleetSentence } from "@bosco/domain/fleet";
import { useQuery } from "@tanstack/react-query";
import { FleetOverview } from "../../features/fleet-overview/FleetOverview.tsx";
import { articlesQuery } from "../../features/inventory/articles/articles-query.ts";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { useBoats } from "../../fleet/boats.ts";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { usePapers } from "../../fleet/papers.ts";
import { useSigns } from "../../fleet/signs.ts";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";

/** 'Ma flotte': all boats at a glance. */
export default function FleetPage() {
  const boats = useBoats();
  const maintenances = useMaintenances();
  const articles = useQuery(articlesQuery);
  const papers = usePapers();
  const states = useSigns();
  const reads = [
    { query: boats, message: "Impossible de charger vos bateaux." },
    { query: maintenances, message: "Impossible de charger les maintenances." },
    { query: articles, message: "Impossible de charger les articles de l'inventaire." },
    { query: papers, message: "Impossible de charger les papiers." },
  ];
  const hasNoBoat = boats.data?.length === 0;
  const isKnown = boats.data !== undefined && states.size > 0;
  const isLost = reads.some(({ query }) => query.isError && query.data === undefined);
  return (
    <>
      <title>Ma flotte – Bosco</title>
      <PageHeader
        title="Ma flotte"
        subtitle={<Sentence text={isKnown ? fleetSentence([...states.values()].map(({ signs }) => signs)) : ""} />}
      />
      {reads.map(({ query, message }) => (
        <ReadNote key={message} query={query} message={message} className="mt-6" />
      ))}
      {hasNoBoat && (
        <NoBoat
          text={"Ajoutez un bateau\u00a0: son entretien, ses stocks et ses papiers se suivent ici d’un coup d’œil."}
        />
      )}
      {isKnown && !hasNoBoat && <FleetOverview boats={boats.data} states={states} />}
      {!isKnown && !hasNoBoat && !isLost && <SkeletonRows rows={5} row="h-20" className="mt-6" />}
    </>
  );
}

/** Its line is there before it is known. */
function Sentence({ text }: { text: string }) {
  return <span className="block min-h-6 tabular-nums">{text}</span>;
}
