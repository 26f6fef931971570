import type { AdminListQuery } from "@bosco/contract";
import type { AdminUser } from "@bosco/domain/account";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand } from "../../data/commands.ts";

export const PAGE_SIZE = 25;

/** Nothing an administrator reads of others stays on the device. */
export const ADMIN_KEY = ["administration"];

export const usersQuery = (query: AdminListQuery) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "utilisateurs", query],
    queryFn: async ({ signal }): Promise<{ users: AdminUser[]; total: number }> => {
      const { body, headers } = await api.admin.list({ ...query, limite: PAGE_SIZE }, { signal });
      return { users: body, total: Number(headers["x-total-count"]) };
    },
    placeholderData: keepPreviousData,
  });

export const overviewQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "apercu"],
  queryFn: ({ signal }) => api.admin.overview(undefined, { signal }),
});

export const journalQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "journal"],
  queryFn: ({ signal }) => api.admin.journal(undefined, { signal }),
});

export const givenUpQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "travaux"],
  queryFn: ({ signal }) => api.admin.givenUp(undefined, { signal }),
});

const success = ({ message }: { message: string }) => ({ title: "Succès", description: message });

const SIGNED_OUT = "Non authentifié";

export const createUser = defineCommand({
  call: "admin.create",
  tables: [],
  failure: "Erreur lors de la création de l'utilisateur",
  signedOut: SIGNED_OUT,
  success,
});

export const updateUser = defineCommand({
  call: "admin.update",
  tables: [],
  failure: "Erreur lors de la mise à jour de l'utilisateur",
  signedOut: SIGNED_OUT,
  success,
});

export const removeUser = defineCommand({
  call: "admin.remove",
  tables: [],
  failure: "Erreur lors de la suppression de l'utilisateur",
  signedOut: SIGNED_OUT,
  success,
});

export const retryJob = defineCommand({
  call: "admin.retry",
  tables: [],
  failure: "Impossible de réessayer cette tâche.",
  signedOut: SIGNED_OUT,
  success: () => ({ title: "Succès", description: "La tâche est essayée de nouveau." }),
});

export const forgetJob = defineCommand({
  call: "admin.forget",
  tables: [],
  failure: "Impossible d’oublier cette tâche.",
  signedOut: SIGNED_OUT,
  success: () => ({ title: "Succès", description: "La tâche est oubliée." }),
});
