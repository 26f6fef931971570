import type { Boat } from "@bosco/domain/boats";
import { counted, frenchDay } from "@bosco/domain/french";
import { type Article, placeNames, type StorageSpace } from "@bosco/domain/inventory";
import type { ReactNode } from "react";
import { useToday } from "../../../data/today.ts";
import { boatAddress } from "../../../fleet/boat-address.ts";
import { usePaper } from "../../../pdf/use-paper.ts";
import { Paper, PaperBox } from "../../../ui/content/Paper.tsx";
import { type LockerSection, lockerSections } from "./locker-sections.ts";
import "./locker.css";

type InventorySheetProps = {
  boat: Boat;
  /** Those of the boat. */
  articles: readonly Article[];
  spaces: readonly StorageSpace[];
  note: ReactNode;
};

/** A boat's inventory as it goes on paper, locker by locker. */
export function InventorySheet({ boat, articles, spaces, note }: InventorySheetProps) {
  const today = useToday();
  const { busy, make } = usePaper("Inventaire PDF généré avec succès\u00a0!");
  const sections = lockerSections(articles, placeNames(spaces), today);
  const subtitle = `${boat.nom} · ${counted(articles.length, "article")} au ${frenchDay(today)}`;
  const savePdf = () =>
    make(async () => {
      const { saveInventoryPdf } = await import("./inventory-pdf.ts");
      await saveInventoryPdf({ boat: boat.nom, subtitle, sections });
    });
  return (
    <Paper
      title="Inventaire"
      subtitle={subtitle}
      back={{ to: boatAddress("/inventory", boat.id), label: "Inventaire" }}
      pdf={{ label: "Télécharger le PDF", busy, onSave: savePdf }}
      note={note}
    >
      {sections.length === 0 && <p className="mt-6 text-ink-2">Aucun article dans cet inventaire.</p>}
      {sections.map((section) => (
        <Locker key={section.key} section={section} />
      ))}
    </Paper>
  );
}

function Locker({ section: { nom, lines } }: { section: LockerSection }) {
  return (
    // why: a locker on two sheets is counted twice, or not at all. One longer than a sheet breaks between its lines.
    <section aria-label={nom} className="mt-6 break-inside-avoid">
      <h2 className="wrap-anywhere locker-head flex items-baseline justify-between gap-4 border-ink border-b pb-1 text-md">
        {nom}
        <span className="shrink-0 font-normal text-ink-2 text-sm">{counted(lines.length, "article")}</span>
      </h2>
      <ul>
        {lines.map(({ id, nom: name, stock, expiry }) => (
          <li key={id} className="flex break-inside-avoid items-start gap-3 border-line border-b py-1.5">
            <PaperBox />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere min-w-0">{name}</span>
              <span className="text-ink-2 text-sm tabular-nums">{expiry}</span>
            </span>
            <span className="locker-stock text-right tabular-nums">{stock}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
