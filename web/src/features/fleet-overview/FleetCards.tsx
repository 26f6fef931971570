import type { Day } from "@bosco/domain";
import { SIGNS } from "@bosco/domain/fleet";
import { plural } from "@bosco/domain/french";
import { memo } from "react";
import { EngineHoursText } from "../../fleet/EngineHoursText.tsx";
import { NOTHING } from "../../fleet/SignBadges.tsx";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { BoatCell } from "./BoatCell.tsx";
import type { FleetListProps } from "./FleetTable.tsx";
import type { FleetRow } from "./fleet-rows.ts";
import { activityText } from "./last-activity.ts";
import { SignCount } from "./SignCount.tsx";

/** The fleet on a phone, and wherever the table does not fit. */
export function FleetCards({ rows, today }: FleetListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <FleetCard key={row.id} row={row} today={today} />
      ))}
    </ul>
  );
}

const FleetCard = memo(function FleetCard({ row, today }: { row: FleetRow; today: Day }) {
  const { when, what } = activityText(row, today);
  const signs = SIGNS.filter((sign) => row.signs[sign] > 0);
  return (
    // why: of two hundred cards, those out of sight cost nothing until they come into it.
    <Card
      as="li"
      className="relative p-4! hover:bg-surface-2 [content-visibility:auto]"
      style={{ containIntrinsicSize: "auto 9rem" }}
    >
      <BoatCell boat={row.boat}>
        <p className="text-ink-2 text-sm tabular-nums">
          <EngineHoursText engines={row.engines} /> {plural(row.engines.length, "moteur")} · actif {when}
        </p>
        {what && <p className="break-words text-ink-2 text-xs">{what}</p>}
      </BoatCell>
      <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-2">
        {signs.map((sign) => (
          <SignCount key={sign} boat={row} sign={sign} signs={row.signs} />
        ))}
        {signs.length === 0 && row.isWhole && (
          <span className="flex min-h-11 items-center">
            <Badge tone="ok">{NOTHING}</Badge>
          </span>
        )}
      </div>
    </Card>
  );
});
