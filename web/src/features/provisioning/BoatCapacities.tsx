import type { Boat } from "@bosco/domain/boats";
import {
  type ProvisioningList,
  roomAboard,
  roomNeeded,
  type StockLine,
  waterCarried,
  waterNeed,
} from "@bosco/domain/provisioning";
import { Droplets, Package, Refrigerator } from "lucide-react";
import type { ReactNode } from "react";
import { Progress } from "../../ui/content/Progress.tsx";
import { type Tone, tones } from "../../ui/content/tone.ts";
import { litres } from "./quantity-text.ts";
import { useSpaces } from "./queries.ts";

type BoatCapacitiesProps = { list: ProvisioningList; boat: Boat; lines: readonly StockLine[] };

/** Whether the boat can carry it: water against the tank, purchases against fridge and lockers. */
export function BoatCapacities({ list, boat, lines }: BoatCapacitiesProps) {
  const spaces = useSpaces().data?.filter(({ bateau_id }) => bateau_id === boat.id) ?? [];
  const { drinking, cooking, washing, reserve } = waterNeed(
    list.nombre_personnes,
    list.nombre_jours,
    list.generation?.saison ?? "inter-saison",
  );
  const water = drinking + cooking + washing + reserve;
  const bottled = waterCarried(list.articles);
  const needed = roomNeeded(lines.map(({ article, toBuy }) => ({ ...article, quantite: toBuy })));
  const room = roomAboard(spaces);
  return (
    <section aria-label="Capacités du bord" className="grid gap-3 sm:grid-cols-3">
      <Gauge
        icon={<Droplets size={20} aria-hidden="true" />}
        title="Eau"
        needed={water}
        held={boat.capacite_eau}
        of="au réservoir"
        note={waterNote(water, boat.capacite_eau, bottled)}
        tone={water <= boat.capacite_eau ? "ok" : water <= boat.capacite_eau + bottled ? "soon" : "late"}
        detail={`Boisson ${litres(drinking)}, cuisine ${litres(cooking)}, toilette et vaisselle ${litres(washing)}, réserve ${litres(reserve)}.`}
      />
      <Gauge
        icon={<Refrigerator size={20} aria-hidden="true" />}
        title="Frigo"
        needed={needed.cold}
        held={room.cold}
        of="au frigo"
        {...roomNote(needed.cold, room.cold, ["le frigo, s’il est vide", "le frigo contient"])}
      />
      <Gauge
        icon={<Package size={20} aria-hidden="true" />}
        title="Rangements"
        needed={needed.dry}
        held={room.dry}
        of="de rangements"
        {...roomNote(needed.dry, room.dry, ["les rangements, s’ils sont vides", "les rangements contiennent"])}
      />
    </section>
  );
}

function waterNote(need: number, tank: number, bottled: number): string {
  if (need <= tank) return "Le réservoir plein suffit.";
  if (need <= tank + bottled) return "Suffit avec l’eau en bouteilles de la liste.";
  return `Il manque ${litres(need - tank - bottled)}\u00a0: prévoyez une escale ou des bidons.`;
}

function roomNote(needed: number, held: number | null, [fits, holds]: [string, string]): { note: string; tone: Tone } {
  if (held === null) return { note: "Indiquez les litres dans les espaces de stockage.", tone: "neutral" };
  if (needed <= held) return { note: `Tient dans ${fits}.`, tone: "ok" };
  return { note: `${litres(needed - held)} de plus que ce que ${holds}.`, tone: "late" };
}

type GaugeProps = {
  icon: ReactNode;
  title: string;
  needed: number;
  held: number | null;
  of: string;
  note: string;
  tone: Tone;
  detail?: string;
};

function Gauge({ icon, title, needed, held, of, note, tone, detail }: GaugeProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 rounded border border-line px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="flex items-center gap-2 self-center font-semibold text-ink-2 text-sm">
          {icon}
          {title}
        </p>
        <p className="tabular-nums">
          <span className="font-bold text-lg">{litres(needed)}</span>
          {held !== null && <span className="text-ink-2 text-sm">{` / ${litres(held)}`}</span>}
        </p>
      </div>
      {held !== null && (
        <Progress
          label={title}
          value={needed}
          max={held}
          tone={tone}
          valueText={`${litres(needed)} sur ${litres(held)} ${of}`}
        />
      )}
      <p className={`text-sm ${tones[tone].text}`}>{note}</p>
      {detail && <p className="text-ink-2 text-xs max-sm:sr-only">{detail}</p>}
    </div>
  );
}
