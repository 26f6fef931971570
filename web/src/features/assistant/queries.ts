import { type Day, dayIn } from "@bosco/domain";
import type { Question, SheetPage } from "@bosco/domain/assistant";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { ApiError } from "../../data/api-error.ts";
import { defineCommand } from "../../data/commands.ts";
import type { Conversation } from "../../data/conversations.ts";
import { ownRead } from "../../data/own-rows.ts";
import { queryClient } from "../../data/query-client.ts";
import { useSync } from "../../data/use-sync.ts";
import { readSheetHere, readSheetsHere } from "./here/sheets.ts";
import { waitingQuestions } from "./here/waiting-questions.ts";

/** The 20 newest questions with their answers, the newest first. */
export const questionsQuery = ownRead<Question[]>("questions_assistant", (options) =>
  api.assistant.list(undefined, options),
);
export const useQuestions = () => useQuery(questionsQuery);

/** The conversations as they are shown; where none were ever read, those that wait for the next contact, if there are any. */
export function useConversations(): readonly Conversation[] | undefined {
  const { data } = useQuestions();
  const waiting = waitingQuestions(useSync().waiting);
  return data ?? (waiting.length > 0 ? waiting.reverse() : undefined);
}

const usageQuery = ownRead("assistant_usage", (options) => api.assistant.usage(undefined, options));
export const useUsage = () => useQuery(usageQuery).data;

/** Reads both, should they never have been: the assistant may be asked first without a network. */
export const readAhead = () =>
  Promise.all([queryClient.ensureQueryData(questionsQuery), queryClient.ensureQueryData(usageQuery)]);

/** The names of all sheets, by which they are found. */
const sheetsQuery = queryOptions({
  queryKey: ["fiches_assistant"],
  queryFn: ({ signal }) => orHere(() => api.assistant.sheets(undefined, { signal }), readSheetsHere),
  networkMode: "offlineFirst",
  meta: { kept: true },
});
export const useSheets = () => useQuery(sheetsQuery);

/** What the server says; where it says nothing, what this device knows itself. */
async function orHere<Read>(ask: () => Promise<Read>, readHere: () => Promise<Read | undefined>): Promise<Read> {
  try {
    return await ask();
  } catch (thrown) {
    const known = ApiError.from(thrown).passing ? await readHere() : undefined;
    if (known === undefined) throw thrown;
    return known;
  }
}

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
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) =>
            orHere(
              () => api.assistant.sheet({ id }, { signal }),
              () => readSheetHere(id),
            ),
    networkMode: "offlineFirst",
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
