import type { Boat } from "@bosco/domain/boats";
import { frenchDayOf } from "@bosco/domain/french";
import { type CalendarFeed, MOST_FEEDS } from "@bosco/domain/maintenance";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { Select } from "../../ui/choice/Select.tsx";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { CalendarAddress } from "./CalendarAddress.tsx";
import { calendarAddress, secretKeeper } from "./calendar-address.ts";
import { addFeed, removeFeed, useFeeds } from "./calendars.ts";

/** Calendars of one boat or of one person, each with an address of its own that is revoked alone. */
export default function ChosenCalendars({ boats }: { boats: readonly Boat[] }) {
  const feeds = useFeeds();
  const adding = useCommand(addFeed);
  const removing = useCommand(removeFeed);
  const [boatId, setBoatId] = useState("");
  const [isForMe, setIsForMe] = useState(false);
  /** The one that was just made: its address is shown until it is revoked, or the dialog closes. */
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const [keeper] = useState(secretKeeper);
  const make = async () => {
    const jeton = keeper.secretFor(`${boatId} ${isForMe}`);
    const outcome = await adding.run({ jeton, pour_moi: isForMe, ...(boatId && { bateau_id: boatId }) });
    if (!outcome.ok) return;
    keeper.forget();
    setMade({ id: outcome.output.id, secret: jeton });
  };
  const names = new Map(boats.map(({ id, nom }) => [id, nom]));
  const nameOf = ({ bateau_id, pour_moi }: Pick<CalendarFeed, "bateau_id" | "pour_moi">) =>
    `${bateau_id ? (names.get(bateau_id) ?? "Bateau inaccessible") : "Tous les navires"}${pour_moi ? " · Pour moi" : ""}`;
  const list = feeds.data;
  return (
    <section aria-label="Calendriers choisis" className="flex flex-col gap-4 border-line border-t pt-5">
      <div>
        <h3 className="text-md">Un calendrier par bateau ou par personne</h3>
        <p className="mt-1 text-ink-2 text-sm">Chacun a son adresse privée et se révoque seul.</p>
      </div>
      {list ? (
        <>
          {list.length > 0 && (
            <ul className="divide-y divide-line">
              {list.map((feed) => (
                <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <div className="min-w-0">
                    <p className="break-words font-semibold text-sm">{nameOf(feed)}</p>
                    <p className="text-ink-2 text-xs">
                      {`Créé le ${frenchDayOf(feed.created_at)}. `}
                      {feed.consulte_le ? `Lu le ${frenchDayOf(feed.consulte_le)}.` : "Pas encore lu."}
                    </p>
                  </div>
                  <ConfirmDialog
                    trigger={
                      <Button variant="danger-quiet" aria-label={`Révoquer «\u00a0${nameOf(feed)}\u00a0»`}>
                        Révoquer
                      </Button>
                    }
                    danger
                    title="Révoquer le calendrier"
                    text={`Plus aucun agenda ne pourra lire «\u00a0${nameOf(feed)}\u00a0».`}
                    confirmLabel="Révoquer"
                    onConfirm={async () => {
                      const { ok } = await removing.run({ id: feed.id });
                      if (ok && made?.id === feed.id) setMade(undefined);
                      return ok;
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {made && <CalendarAddress address={calendarAddress(made.secret)} />}
          {list.length < MOST_FEEDS ? (
            <>
              {boats.length > 1 && (
                <Field label="Navire du calendrier">
                  <Select
                    options={[
                      { value: "", label: "Tous les navires" },
                      ...boats.map(({ id, nom }) => ({ value: id, label: nom })),
                    ]}
                    value={boatId}
                    onValueChange={setBoatId}
                  />
                </Field>
              )}
              <Checkbox
                label="Seulement ce qui m’est confié"
                checked={isForMe}
                onChange={(event) => setIsForMe(event.target.checked)}
              />
              <Button
                variant="secondary"
                busy={adding.busy}
                busyLabel="Création..."
                onClick={make}
                className="self-start"
              >
                <CalendarPlus size={20} />
                Créer ce calendrier
              </Button>
            </>
          ) : (
            <p className="text-ink-2 text-sm">
              Vous avez {MOST_FEEDS} calendriers, le plus possible{"\u00a0"}: révoquez-en un pour en créer un autre.
            </p>
          )}
        </>
      ) : feeds.isError ? (
        <ErrorNote
          message="Impossible de charger les calendriers."
          onRetry={() => feeds.refetch()}
          retrying={feeds.isFetching}
        />
      ) : (
        <SkeletonRows rows={1} row="h-24" />
      )}
    </section>
  );
}
