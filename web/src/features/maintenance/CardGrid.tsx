import type { Maintenance } from "@bosco/domain/maintenance";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/form/Button.tsx";

const AT_ONCE = 30;

/** Cards side by side; a long list in helpings, so that years of history stay quick on a phone. */
export function CardGrid({
  list,
  renderCard,
}: {
  list: readonly Maintenance[];
  renderCard: (m: Maintenance) => ReactNode;
}) {
  const [shownCount, setShownCount] = useState(AT_ONCE);
  const more = list.length - shownCount;
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {list.slice(0, shownCount).map((m) => (
          <li key={m.id} className="grid min-w-0">
            {renderCard(m)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" className="mx-auto mt-4 flex" onClick={() => setShownCount(shownCount + AT_ONCE)}>
          {more === 1 ? "Afficher la dernière" : `Afficher la suite (${more})`}
        </Button>
      )}
    </>
  );
}
