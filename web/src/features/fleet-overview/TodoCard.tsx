import { signWords, type Todo, type TodoList } from "@bosco/domain/fleet";
import { Anchor, ListTodo } from "lucide-react";
import { type ReactNode, startTransition, useState } from "react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { useGrowingCount } from "../../ui/content/use-growing-count.ts";
import { Button } from "../../ui/form/Button.tsx";
import { TodoRow } from "./TodoRow.tsx";

const SHOWN = 5;
/** Five rows with their lines, and what stands below them. */
const ROOM = "min-h-84";

type TodoCardProps = {
  boatId: string;
  /** Undefined until it is known. */
  list: TodoList | undefined;
  /** What could not be read. */
  note?: ReactNode;
};

/** The dashboard's first card: what the boat asks for, each thing one press away. */
export function TodoCard({ boatId, list, note }: TodoCardProps) {
  // why kept once the rows are there: what stands below must not jump when fewer have come than there was room for.
  const [hasWaited] = useState(list === undefined);
  return (
    <Card as="section" aria-label="À faire">
      <CardHeader
        title="À faire"
        icon={<ListTodo size={22} className="text-sea" aria-hidden="true" />}
        end={list && <Counts list={list} />}
      />
      {note}
      <div className={hasWaited ? ROOM : undefined}>
        {list ? (
          list.rows.length > 0 ? (
            <Rows boatId={boatId} list={list} />
          ) : (
            !note && <Calm />
          )
        ) : (
          !note && <SkeletonRows rows={SHOWN} row="h-12" />
        )}
      </div>
    </Card>
  );
}

/** The card before it is known which boat it is about. */
export const TodoSkeleton = () => <TodoCard boatId="" list={undefined} />;

/** What asks for somebody at once. */
const AT_ONCE = ["late", "expired", "papersExpired"] as const;

function Counts({ list: { counts } }: { list: TodoList }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {AT_ONCE.filter((sign) => counts[sign] > 0).map((sign) => (
        <Badge key={sign} tone="late">
          {signWords(sign, counts[sign])}
        </Badge>
      ))}
    </span>
  );
}

function idOf(row: Todo): string {
  if ("article" in row) return row.article.id;
  if ("wanted" in row) return row.wanted.nom;
  return "paper" in row ? row.paper.id : row.maintenance.id;
}

function Rows({ boatId, list: { rows } }: { boatId: string; list: TodoList }) {
  const [showsAll, setShowsAll] = useState(false);
  const { count, end } = useGrowingCount(rows.length);
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, showsAll ? count : SHOWN).map((row) => (
          <TodoRow key={idOf(row)} row={row} boatId={boatId} />
        ))}
      </ul>
      {showsAll && <div ref={end} />}
      {rows.length > SHOWN && (
        <div className="mt-1.5 flex items-center justify-between gap-x-4">
          <span className="text-ink-2 text-sm tabular-nums">
            {showsAll ? `${rows.length} à faire` : `${SHOWN} sur ${rows.length}`}
          </span>
          <Button
            variant="quiet"
            className="-mr-5"
            aria-expanded={showsAll}
            onClick={() => startTransition(() => setShowsAll(!showsAll))}
          >
            {showsAll ? "Réduire" : "Tout voir"}
          </Button>
        </div>
      )}
    </>
  );
}

/** why only what is noted: of a boat that has just come, nobody knows more. */
function Calm() {
  return (
    <div className="flex items-center gap-3 py-2">
      <span className="grid size-10 shrink-0 place-items-center rounded bg-ok-soft text-ok">
        <Anchor size={20} aria-hidden="true" />
      </span>
      <p>
        {"Rien à faire dans les 7\u00a0jours\u00a0: bon vent\u00a0!"}
        <span className="block text-ink-2 text-sm">D’après ce qui est noté à bord.</span>
      </p>
    </div>
  );
}
