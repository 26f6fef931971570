import { counted, frenchAgo, plural } from "@bosco/domain/french";
import { useId, useState } from "react";
import type { Lists } from "../../data/commands.ts";
import { effects } from "../../data/effects/load.ts";
import { type Choice, choicesFor } from "../../data/outbox/choices.ts";
import type { Refused } from "../../data/outbox/waiting.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { AbandonButton } from "./AbandonButton.tsx";
import { fieldReasons, reasonFor } from "./reason.ts";
import type { RowsOf } from "./shown-field.ts";
import { VersionColumn } from "./VersionColumn.tsx";
import { bothVersions, lostValues } from "./versions.ts";
import { wordsOf } from "./WaitingRow.tsx";

const LABELS: Record<Exclude<Choice, "abandon">, string> = {
  mine: "Garder ma version",
  theirs: "Prendre l’autre version",
  untie: "Garder sans la maintenance",
  restore: "Restaurer",
  retry: "Réessayer",
};

type RefusedCardProps = {
  refused: Refused;
  rows: RowsOf;
  now: number;
  onChoose: (choice: Choice) => Promise<void>;
};

/** One change that could not be saved: what it was, why, and what can be decided. */
export function RefusedCard({ refused, rows, now, onChoose }: RefusedCardProps) {
  const heading = useId();
  const [chosen, setChosen] = useState<Choice>();
  const { dependents = [] } = refused;
  const choices = choicesFor(refused, rows as Lists["rows"]);
  const removes = effects()[refused.call]?.removes === true;
  const { mine, theirs } = bothVersions(refused, rows);
  async function choose(choice: Choice) {
    setChosen(choice);
    await onChoose(choice).finally(() => setChosen(undefined));
  }
  const button = (choice: Exclude<Choice, "abandon">) => (
    <Button
      key={choice}
      variant={choice === "theirs" || choice === "mine" ? "secondary" : "primary"}
      aria-describedby={heading}
      busy={chosen === choice}
      disabled={chosen !== undefined && chosen !== choice}
      onClick={() => choose(choice)}
    >
      {LABELS[choice]}
    </Button>
  );
  const isBetweenVersions = choices.includes("mine");
  return (
    <Card as="li">
      <h3 id={heading} className="break-words text-md">
        {wordsOf(refused)}
      </h3>
      <p className="text-ink-2 text-sm tabular-nums">{frenchAgo(Date.parse(refused.at), now)}</p>
      <p className="mt-2">{reasonFor(refused)}</p>
      {dependents.length > 0 && (
        <p className="mt-1 text-ink-2 text-sm">
          {`${counted(dependents.length, "modification")} qui en ${plural(dependents.length, "dépend attend", "dépendent attendent")} avec elle\u00a0: ${dependents.map(wordsOf).join(", ")}.`}
        </p>
      )}
      {fieldReasons(refused).map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {isBetweenVersions ? (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <VersionColumn
            of={heading}
            title="Votre version"
            versions={mine}
            meaning={removes ? "Supprimer" : undefined}
            action={button("mine")}
          />
          <VersionColumn
            of={heading}
            title="L’autre version"
            versions={theirs}
            meaning={removes ? "Ne pas supprimer, et garder la modification" : undefined}
            action={button("theirs")}
          />
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {choices.map((choice) =>
            choice === "abandon" ? (
              <AbandonButton
                key={choice}
                words={wordsOf(refused)}
                describedBy={heading}
                lost={[...lostValues(refused, rows), ...dependents.map(wordsOf)]}
                disabled={chosen !== undefined}
                onAbandon={() => onChoose("abandon")}
              />
            ) : (
              button(choice)
            ),
          )}
        </div>
      )}
    </Card>
  );
}
