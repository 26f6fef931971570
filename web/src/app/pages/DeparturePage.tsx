import { Departure } from "../../features/departure/Departure.tsx";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { RoleNote } from "../../fleet/RoleNote.tsx";
import { useSelectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { Card } from "../../ui/content/Card.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";

/** 'Prêt à partir ?': the question that every owner asks on the pontoon. */
export default function DeparturePage() {
  const { boat, boats } = useSelectedBoat();
  const selectBoat = useSelectBoat();
  const all = boats.data ?? [];
  return (
    <>
      <title>Prêt à partir – Bosco</title>
      <PageHeader
        title={"Prêt à partir\u00a0?"}
        subtitle="Le bateau, l’équipage et le trajet, jugés d’après ce qui est noté à bord."
        actions={
          all.length > 0 && (
            <BoatSelect
              boats={all}
              value={boat?.id ?? ""}
              onValueChange={selectBoat}
              className="min-w-[min(10rem,100%)] flex-1 sm:w-72"
            />
          )
        }
      />
      <RoleNote boat={boat} className="mt-3" />
      <ReadNote query={boats} message="Impossible de charger vos bateaux." className="mt-6" />
      {boats.isPending && !boats.isError && <SkeletonRows rows={4} row="h-28" className="mt-6" />}
      {boats.data && !boat && (
        <Card className="mt-6">
          <NoBoat text={"Ajoutez votre bateau\u00a0: Bosco dira ce qui manque avant de larguer les amarres."} />
        </Card>
      )}
      {boat && <Departure key={boat.id} boat={boat} />}
    </>
  );
}
