import { suggestQuestions } from "@bosco/domain/assistant";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../../data/today.ts";
import { Assistant } from "../../features/assistant/Assistant.tsx";
import { articlesQuery } from "../../features/inventory/articles/articles-query.ts";
import { useMoments } from "../../features/maintenance/moments.ts";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";

export default function AssistantPage() {
  const { boat } = useSelectedBoat();
  const { data: maintenances = [] } = useMaintenances();
  const { data: articles = [] } = useQuery(articlesQuery);
  const today = useToday();
  const momentOf = useMoments(useMemo(() => (boat ? [boat] : []), [boat]));
  return (
    <>
      <title>Assistant Nautique – Bosco</title>
      <Assistant suggestions={suggestQuestions({ boat, maintenances, articles, momentOf, today })} />
    </>
  );
}
