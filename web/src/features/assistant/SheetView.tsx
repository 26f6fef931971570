import { useEffect, useRef } from "react";
import { Row, SheetButton } from "./AnswerAnnexes.tsx";
import { AnswerText, Warning } from "./AnswerText.tsx";
import { Loading } from "./Loading.tsx";
import type { useSheet } from "./queries.ts";

type SheetViewProps = { sheet: ReturnType<typeof useSheet>; onFollow: (id: string) => void };

export function SheetView({ sheet, onFollow }: SheetViewProps) {
  const top = useRef<HTMLDivElement>(null);
  // why: from far down a list or another sheet, one begins to read at the beginning.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "start" });
  }, []);
  if (!sheet.data)
    return (
      <Loading
        query={sheet}
        failure="Impossible de charger la fiche."
        offline="Cette fiche n’a pas encore été lue sur cet appareil : elle demande une connexion."
      />
    );
  const { avertissement, texte, source, liens } = sheet.data;
  return (
    <div ref={top} className="flex scroll-mt-5 flex-col gap-5">
      {avertissement && (
        <Warning>
          <strong>Attention : </strong>
          {avertissement.replaceAll("**", "")}
        </Warning>
      )}
      <AnswerText text={texte} />
      <p className="text-ink-2 text-xs">Source : {source}</p>
      {liens.length > 0 && (
        <Row title="Fiches voisines">
          {liens.map((link) => (
            <SheetButton key={link.id} sheet={link} onOpen={onFollow} />
          ))}
        </Row>
      )}
    </div>
  );
}
