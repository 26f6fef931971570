import { unbroken } from "@bosco/domain/french";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Table } from "../../ui/content/Table.tsx";
import { type Block, type Item, type Run, readMarks } from "./answer-marks.ts";

type AnswerTextProps = {
  text: string;
  /** In an emergency, what must be read first stands first. */
  warningsFirst?: boolean;
};

/** An answer or a sheet, from its marks to elements. Text stays text: nothing in it can become a link, a picture or HTML. */
export function AnswerText({ text, warningsFirst = false }: AnswerTextProps) {
  const blocks = useMemo(() => {
    const read = readMarks(text);
    if (!warningsFirst) return read;
    return [...read.filter(({ kind }) => kind === "warning"), ...read.filter(({ kind }) => kind !== "warning")];
  }, [text, warningsFirst]);
  // why the place as a key: an answer is only ever written on at its end.
  return <div className="flex flex-col gap-3 break-words">{blocks.map((one, place) => shown(one, place))}</div>;
}

function shown(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p key={key} className="whitespace-pre-line">
          {runs(block.runs)}
        </p>
      );
    case "heading":
      return (
        <h3 key={key} className="mt-2 text-md">
          {runs(block.runs)}
        </h3>
      );
    case "warning":
      return <Warning key={key}>{runs(block.runs)}</Warning>;
    case "list":
      return <List key={key} {...block} />;
    case "table":
      return (
        <Table key={key} caption="Tableau de la réponse" className="[&_th]:whitespace-normal">
          <thead>
            <tr>{block.head.map((cell, place) => row("th", cell, place))}</tr>
          </thead>
          <tbody>
            {block.rows.map((cells, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text have nothing else to be known by
              <tr key={place}>{cells.map((cell, column) => row("td", cell, column))}</tr>
            ))}
          </tbody>
        </Table>
      );
  }
}

/** What must be read before anything else. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 whitespace-pre-line rounded bg-late-soft px-4 py-3 text-late">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function List({ ordered, start, items }: { ordered: boolean; start: number; items: Item[] }) {
  const content = items.map(({ runs: text, inside }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: steps of a text have nothing else to be known by
    <li key={place} className="pl-1 marker:font-semibold marker:text-sea-strong">
      {runs(text)}
      {inside.length > 0 && (
        <div className="mt-1.5">
          <List ordered={false} start={1} items={inside} />
        </div>
      )}
    </li>
  ));
  const look = "flex flex-col gap-1.5 pl-6";
  if (!ordered) return <ul className={`${look} list-disc`}>{content}</ul>;
  return (
    <ol start={start} className={`${look} list-decimal`}>
      {content}
    </ol>
  );
}

const row = (Cell: "th" | "td", cell: Run[], key: number) => (
  <Cell key={key} scope={Cell === "th" ? "col" : undefined}>
    {runs(cell)}
  </Cell>
);

function runs(list: Run[]): ReactNode {
  return list.map(({ text, strong }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have nothing else to be known by
    strong ? <strong key={place}>{unbroken(text)}</strong> : unbroken(text),
  );
}
