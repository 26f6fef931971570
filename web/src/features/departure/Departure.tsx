import type { Boat } from "@bosco/domain/boats";
import { useEffect, useMemo, useState } from "react";
import { useMay } from "../../fleet/crew.ts";
import { useEngines } from "../../fleet/engines.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { pressedPart } from "../../ui/pressed-part.tsx";
import { Aboard } from "./Aboard.tsx";
import { Reasons } from "./Reasons.tsx";
import { RemedyButton } from "./RemedyButton.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { TripFields } from "./TripFields.tsx";
import { tripWords } from "./trip-words.ts";
import { useChecks } from "./use-checks.ts";
import { useJudged } from "./use-judged.ts";
import { useShopping } from "./use-shopping.ts";
import { useTrip } from "./use-trip.ts";
import { useWhatIf } from "./use-what-if.ts";
import { VerdictCard, WEATHER_ID } from "./VerdictCard.tsx";

const tie = pressedPart(
  () => import("./TieDialog.tsx"),
  ({ onClose }) => onClose(),
);
const none: never[] = [];
const TRIP_ID = "depart-trajet";

/** Whether a boat is ready for a trip, why not, and what mends it. */
export function Departure({ boat }: { boat: Boat }) {
  const { trip, isKept, change, mayKeep } = useTrip(boat);
  const { judged, tables, unread, weatherSeen, setWeatherSeen } = useJudged(boat, trip);
  const whatIf = useWhatIf(boat, trip, tables, judged);
  const may = useMay(boat);
  const engines = useEngines(useMemo(() => [boat], [boat]));
  const checks = useChecks(boat.id, tables?.controles ?? none);
  const shopping = useShopping(boat.id, trip);
  const [tied, setTied] = useState<string>();
  const [isTripOpen, setIsTripOpen] = useState<boolean>();
  useEffect(() => onFirstUse(() => void tie.load().catch(() => {})), []);

  // why open on a wide screen: there it stands beside the verdict, and takes nothing from it.
  const isOpen = isTripOpen ?? window.matchMedia("(min-width: 64rem)").matches;
  const goTo = (id: typeof WEATHER_ID | typeof TRIP_ID) => {
    if (id === TRIP_ID) setIsTripOpen(true);
    // why later: the trip unfolds first.
    requestAnimationFrame(() => {
      const place = document.getElementById(id);
      place?.scrollIntoView({ block: "center" });
      place?.focus({ preventScroll: true });
    });
  };

  if (!tables || !judged)
    return unread ? (
      <ReadNote query={unread} message="Impossible de charger ce qui est noté à bord." className="mt-6" />
    ) : (
      <SkeletonRows rows={4} row="h-28" className="mt-6" />
    );
  const articles = tables.articles.filter(({ bateau_id }) => bateau_id === boat.id);
  const said = tables.controles.filter(
    ({ bateau_id, article_id, verifie_le }) => bateau_id === boat.id && (article_id ?? verifie_le) !== null,
  );
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-5">
        {unread && <ReadNote query={unread} message="Impossible de relire tout ce qui est noté à bord." />}
        <VerdictCard
          judged={judged}
          weatherSeen={weatherSeen}
          onWeatherSeen={setWeatherSeen}
          actions={<SheetButtons boat={boat} trip={trip} judged={judged} onChange={change} />}
        />
      </div>
      <Card as="section" aria-label="Le trajet" className="py-2 lg:row-span-2">
        <div id={TRIP_ID} tabIndex={-1} className="rounded-sm">
          <Collapsible title="Le trajet" open={isOpen} onOpenChange={setIsTripOpen}>
            {!mayKeep && (
              <p className="mb-4 text-ink-2 text-sm">
                {
                  "Votre rôle sur ce bateau ne garde pas de trajet\u00a0: ce que vous changez ici ne vaut que sur cette page."
                }
              </p>
            )}
            <TripFields boat={boat} engines={engines} trip={trip} onChange={change} />
          </Collapsible>
          {!isOpen && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
              <p className="text-ink-2">{tripWords(trip)}</p>
              {!isKept && (
                <Button variant="secondary" onClick={() => goTo(TRIP_ID)}>
                  Régler mon trajet
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
      <div className="grid min-w-0 gap-5">
        <Reasons
          reasons={judged.raisons}
          remedyOf={(reason) => (
            <RemedyButton
              remedy={reason.remede}
              boatId={boat.id}
              about={reason.titre}
              completes={reason.sujet === "meteo" ? "Aller à la case" : "Compléter"}
              busy={shopping.busy}
              may={may}
              onBuy={shopping.add}
              onCompleteTrip={() => goTo(reason.sujet === "meteo" ? WEATHER_ID : TRIP_ID)}
            />
          )}
          vital={whatIf.vital}
          lookNote={mayKeep ? whatIf.lookNote : undefined}
          canLook={(regle) => mayKeep && whatIf.toLookAt.has(regle)}
          onLook={checks.look}
          onTie={mayKeep ? setTied : undefined}
        />
        <Aboard
          met={judged.acquis}
          said={said}
          onTie={mayKeep ? setTied : undefined}
          articleName={(id) => articles.find((article) => article.id === id)?.nom}
          onTakeBack={mayKeep ? checks.takeBack : undefined}
        />
      </div>
      {tied !== undefined && (
        <tie.Part
          regle={tied}
          articles={articles}
          onTie={(article) => void checks.tie(tied, article)}
          onClose={() => setTied(undefined)}
        />
      )}
    </div>
  );
}
