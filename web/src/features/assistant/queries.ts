import { type Day, dayIn } from "@bosco/domain";
import type { Question, SheetPage } from "@bosco/domain/assistant";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand } from "../../data/commands.ts";
import { ownRead } from "../../data/own-rows.ts";
import { queryClient } from "../../data/query-client.ts";

/** The 20 newest questions with their answers, the newest first. */
export const questionsQuery = ownRead<Question[]>("questions_assistant", (options) =>
  api.assistant.list(undefined, options),
);
export const useQuestions = () => useQuery(questionsQuery);

const usageQuery = ownRead("assistant_usage", (options) => api.assistant.usage(undefined, options));
export const useUsage = () => useQuery(usageQuery);

/** The names of all sheets, by which they are found. */
const sheetsQuery = queryOptions({
  queryKey: ["fiches_assistant"],
  queryFn: ({ signal }) => api.assistant.sheets(undefined, { signal }),
  meta: { kept: true },
});
export const useSheets = () => useQuery(sheetsQuery);

/** Every sheet of the emergencies, and the day they were read. */
interface KeptSheets {
  jour: Day;
  fiches: SheetPage[];
}

/** Read once a day, one after the other and out of the way, so that they open without a network. */
const emergenciesQuery = queryOptions({
  queryKey: ["fiches_assistant", "urgences"],
  queryFn: readEmergencies,
  meta: { kept: true },
  gcTime: Number.POSITIVE_INFINITY,
});
export const useEmergencySheets = () => useQuery(emergenciesQuery).data?.fiches;

async function readEmergencies({ signal }: { signal: AbortSignal }): Promise<KeptSheets> {
  const jour = dayIn(new Date());
  const known = queryClient.getQueryData<KeptSheets>(["fiches_assistant", "urgences"]);
  if (known?.jour === jour) return known;
  const sheets = await queryClient.ensureQueryData(sheetsQuery);
  const fiches: SheetPage[] = [];
  for (const { id, theme } of sheets)
    if (theme === "urgences") fiches.push(await api.assistant.sheet({ id }, { signal }));
  return { jour, fiches };
}

/** One sheet. Whatever was read once is there without a network, and so is what to do in an emergency. */
export function useSheet(id: string | undefined) {
  const emergencies = useEmergencySheets();
  return useQuery({
    queryKey: ["fiches_assistant", "fiche", id],
    queryFn: id === undefined ? skipToken : ({ signal }) => api.assistant.sheet({ id }, { signal }),
    meta: { kept: true },
    placeholderData: emergencies?.find((sheet) => sheet.id === id),
  });
}

/** Asks, and hears the answer as it is written. The server files it: the last event is the filed row. */
export const streamAnswer = (question: string, options: { operationId: string; signal: AbortSignal }) =>
  api.assistant.stream({ question }, { signal: options.signal, context: { operationId: options.operationId } });

export const removeQuestions = defineCommand({
  call: "assistant.remove",
  tables: ["questions_assistant"],
  failure: "Impossible de supprimer les conversations.",
  success: (_, { ids }) => ({ title: "Succès", description: `${ids.length} conversation(s) supprimée(s).` }),
});

/** Success is told by whoever asked for it, with a way to undo. */
export const openMaintenance = defineCommand({
  call: "maintenance.create",
  tables: ["maintenances"],
  failure: "Impossible d'ajouter la maintenance.",
});
export const withdrawMaintenance = defineCommand({
  call: "maintenance.remove",
  tables: ["maintenances"],
  failure: "Impossible de supprimer la maintenance.",
  success: () => ({ title: "Succès", description: "Maintenance supprimée avec succès." }),
});
export const makeChecklist = defineCommand({
  call: "checklists.create",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de créer la checklist.",
});
export const withdrawChecklist = defineCommand({
  call: "checklists.remove",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de supprimer la checklist.",
  success: () => ({ title: "Succès", description: "Checklist supprimée avec succès !" }),
});
