import { Check } from "lucide-react";
import { Badge } from "../../../ui/content/Badge.tsx";

// Small still drawings of the product's screens, with invented data. Decoration: their frame hides them from assistive technology.

const FRAME = "rounded border border-line bg-paper text-sm";

export function BoatSketch() {
  const figures = [
    ["Longueur", "12,35 m"],
    ["Largeur", "3,99 m"],
    ["Carburant", "200 L"],
    ["Moteur", "842 h"],
  ] as const;
  return (
    <div className={`grid grid-cols-2 sm:grid-cols-4 ${FRAME}`}>
      {figures.map(([label, value]) => (
        <p key={label} className="p-3">
          <span className="block text-ink-3 text-xs">{label}</span>
          <span className="font-bold text-ink tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  );
}

export function MaintenanceSketch() {
  const lines = [
    ["Vidange de l’inverseur", "EN RETARD", "late"],
    ["Révision du radeau de survie", "BIENTÔT", "soon"],
  ] as const;
  return (
    <div className={`divide-y divide-line ${FRAME}`}>
      {lines.map(([name, state, tone]) => (
        <p key={name} className="flex items-center justify-between gap-3 px-3 py-2">
          <span className="font-semibold text-ink">{name}</span>
          <Badge tone={tone}>{state}</Badge>
        </p>
      ))}
    </div>
  );
}

export function StockSketch() {
  const lines = [
    ["Eau minérale", "2 / 24", "w-1/12 bg-late"],
    ["Pâtes", "4 / 8", "w-1/2 bg-soon"],
    ["Café", "5 / 6", "w-5/6 bg-ok"],
  ] as const;
  return (
    <div className={`flex flex-col gap-3 p-4 ${FRAME}`}>
      {lines.map(([name, stock, bar]) => (
        <div key={name}>
          <p className="flex justify-between gap-3">
            <span className="font-semibold text-ink">{name}</span>
            <span className="text-ink-2 tabular-nums">{stock}</span>
          </p>
          <div className="mt-1.5 h-2 rounded-full bg-surface-2">
            <div className={`h-full rounded-full ${bar}`} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ChecklistSketch() {
  const tasks = [
    ["Météo et marée", true],
    ["Gilets et briefing", true],
    ["Vannes ouvertes", false],
    ["VHF sur le canal 16", false],
  ] as const;
  return (
    <div className={`flex flex-col gap-2.5 p-4 ${FRAME}`}>
      {tasks.map(([task, isDone]) => (
        <p key={task} className="flex items-center gap-2.5">
          <span
            className={`grid size-5 shrink-0 place-items-center rounded-sm border ${isDone ? "border-sea bg-sea text-on-sea" : "border-control"}`}
          >
            {isDone && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className={isDone ? "text-ink-3 line-through" : "text-ink"}>{task}</span>
        </p>
      ))}
    </div>
  );
}

export function AssistantSketch() {
  return (
    <div className={`flex flex-col gap-2.5 p-4 ${FRAME}`}>
      <p className="ml-6 self-end rounded bg-sea px-3 py-2 text-on-sea">Quand vidanger mon moteur ?</p>
      <p className="mr-6 self-start rounded bg-surface-2 px-3 py-2 text-ink">
        Korrigan affiche 842 h ; votre vidange est prévue à 900 h.
        <span className="mt-1 block text-ink-2 text-xs">Fiche : Vidange et filtre à huile</span>
      </p>
    </div>
  );
}
