import { type DepartureCheck, type Met, ruleName, tieReplaces } from "@bosco/domain/departure";
import { frenchDay } from "@bosco/domain/french";
import { CircleCheck } from "lucide-react";
import { Card } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { Button } from "../../ui/form/Button.tsx";

type AboardProps = {
  met: readonly Met[];
  /** What somebody has said of the rules of this boat. */
  said: readonly DepartureCheck[];
  articleName: (id: string) => string | undefined;
  /** Says which article it is instead. Undefined where one's role allows none. */
  onTie: ((regle: string) => void) | undefined;
  /** Undefined where one's role allows none. */
  onTakeBack: ((id: string) => void) | undefined;
};

/** What is asked for and is there, and what a person has said of it, which can be taken back. */
export function Aboard({ met, said, articleName, onTie, onTakeBack }: AboardProps) {
  return (
    <>
      {said.length > 0 && (
        <Card as="section" aria-label="Vérifié ou choisi par l’équipage" className="py-2">
          <Collapsible title="Vérifié ou choisi par l’équipage" count={said.length} defaultOpen={false}>
            <ul className="divide-y divide-line">
              {said.map((check) => (
                <li key={check.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
                  <span className="min-w-0">
                    <span className="block font-semibold">{ruleName(check.regle)}</span>
                    <span className="block break-words text-ink-2 text-sm">{saidWords(check, articleName)}</span>
                  </span>
                  {onTakeBack && (
                    <Button
                      variant="secondary"
                      aria-label={`Reprendre\u00a0: ${ruleName(check.regle)}`}
                      onClick={() => onTakeBack(check.id)}
                    >
                      Reprendre
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Collapsible>
        </Card>
      )}
      {met.length > 0 && (
        <Card as="section" aria-label="Ce qui est à bord" className="py-2">
          <Collapsible title="Ce qui est à bord" count={met.length} defaultOpen={false}>
            <ul className="divide-y divide-line">
              {met.map(({ regle, nom, par }) => (
                <li key={regle} className="flex gap-3 py-2">
                  <CircleCheck size={20} className="mt-0.5 shrink-0 text-ok" aria-hidden="true" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold leading-snug">{nom}</span>
                    {par !== nom && <span className="block break-words text-ink-2 text-sm">{par}</span>}
                  </span>
                  {onTie && tieReplaces(regle) && (
                    <Button
                      variant="quiet"
                      className="-my-1.5 shrink-0"
                      aria-label={`Un autre\u00a0: ce n’est pas cet article, ${nom}`}
                      onClick={() => onTie(regle)}
                    >
                      Un autre
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Collapsible>
        </Card>
      )}
    </>
  );
}

function saidWords({ article_id, verifie_le }: DepartureCheck, articleName: AboardProps["articleName"]): string {
  const article = article_id === null ? undefined : articleName(article_id);
  const tied = article === undefined ? "" : `Article\u00a0: ${article}`;
  const looked = verifie_le === null ? "" : `Vérifié le ${frenchDay(verifie_le)}`;
  return [tied, looked].filter(Boolean).join(" · ");
}
