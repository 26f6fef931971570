import { suggestQuestions } from "@bosco/domain/assistant";
import { useQuery } from "@tanstack/react-query";
import { useToday } from "../../data/today.ts";
import { Assistant } from "../../features/assistant/Assistant.tsx";
import { articlesQuery } from "../../features/inventory/articles/articles-query.ts";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";

export default function AssistantPage() {
  const { boat } = useSelectedBoat();
  const { data: maintenances = [] } = useMaintenances();
  const { data: articles = [] } = useQuery(articlesQuery);
  const today = useToday();
  return (
    <>
      <title>Assistant Nautique – Bosco</title>
      <Assistant suggestions={suggestQuestions({ boat, maintenances, articles, today })} />
    </>
  );
}
