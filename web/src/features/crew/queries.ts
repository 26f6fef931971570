import { type GivenShare, ROLE_NAMES, type Shares } from "@bosco/domain/crew";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, type Lists, succeeded } from "../../data/commands.ts";

/** The newest of a boat's activity; the copy on the device goes with the boat. */
export const activityQuery = (bateau_id: string) =>
  queryOptions({
    queryKey: ["activites", { bateau: bateau_id }],
    queryFn: ({ signal }) => api.crew.activity({ id: bateau_id }, { signal }),
    meta: { kept: true },
  });

/** What comes after one line of it. */
export const olderActivity = (bateau_id: string, avant: string) => api.crew.activity({ id: bateau_id, avant });

/** What an invitation's link tells. Asked each time: it may have been used or withdrawn meanwhile. */
export const invitationQuery = (jeton: string) =>
  queryOptions({
    queryKey: ["invitation", jeton],
    queryFn: ({ signal }) => api.crew.invitation({ jeton }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

const changeGiven = (lists: Lists, change: (given: GivenShare[]) => GivenShare[]) =>
  lists.change<Shares>("partages", (shares) => ({ ...shares, donnes: change(shares.donnes) }));

const addGiven = (lists: Lists, { partage }: { partage: GivenShare }) =>
  changeGiven(lists, (given) => [...given.filter(({ id }) => id !== partage.id), partage]);

export const invite = defineCommand({
  call: "crew.invite",
  tables: ["partages"],
  answered: addGiven,
  failure: "Impossible d’inviter cette personne.",
});

export const handOver = defineCommand({
  call: "crew.handOver",
  tables: ["partages"],
  answered: addGiven,
  failure: "Impossible de céder le bateau.",
});

export const changeRole = defineCommand({
  call: "crew.changeRole",
  tables: ["partages"],
  apply: (lists, { id, role }) =>
    changeGiven(lists, (given) => given.map((share) => (share.id === id ? { ...share, role } : share))),
  failure: "Impossible de changer le rôle.",
  success: ({ role }) => ({ title: "Succès", description: `Nouveau rôle\u00a0: ${ROLE_NAMES[role]}.` }),
});

const removeShare = defineCommand({
  call: "crew.remove",
  tables: ["partages"],
  apply: (lists, { id }) => changeGiven(lists, (given) => given.filter((share) => share.id !== id)),
  failure: "Impossible de révoquer ce partage.",
});

export const revokeMember = defineCommand({ ...removeShare, success: succeeded("Accès révoqué.") });
export const revokeInvitation = defineCommand({ ...removeShare, success: succeeded("Invitation révoquée.") });
export const cancelHandover = defineCommand({
  ...removeShare,
  failure: "Impossible d’annuler la cession.",
  success: succeeded("Cession annulée."),
});

export const leaveCrew = defineCommand({
  call: "crew.remove",
  tables: ["partages"],
  failure: "Impossible de quitter l’équipage.",
  success: succeeded("Vous avez quitté l’équipage."),
});

export const acceptInvitation = defineCommand({
  call: "crew.accept",
  tables: ["partages"],
  failure: "Cette invitation n’est plus valable.",
  success: ({ role }) =>
    role === "proprietaire"
      ? { title: "Bienvenue à bord\u00a0!", description: "Ce bateau est maintenant le vôtre." }
      : { title: "Bienvenue à bord\u00a0!", description: "Vous faites partie de l’équipage." },
});
