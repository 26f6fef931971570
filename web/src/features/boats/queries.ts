import type { BoatModel } from "@bosco/domain/boats";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { sendUpload } from "../../data/uploads.ts";

const DAY_MS = 86_400_000;

/** The catalogue: the same for everybody, and it rarely changes; but a copy that a device keeps must not stay for ever. */
export const modelsQuery = queryOptions({
  queryKey: ["modeles_navires"],
  queryFn: ({ signal }): Promise<BoatModel[]> => api.boats.models(undefined, { signal }),
  staleTime: DAY_MS,
  meta: { kept: true },
});

/** What goes with a boat. Asked each time, since it has to be true at that moment. */
export const contentsQuery = (id: string) =>
  queryOptions({
    // why: not below "bateaux", whose refetch after the deletion would ask for what is gone.
    queryKey: ["contenu", id],
    queryFn: ({ signal }) => api.boats.contents({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Success is told by the form, once the photo has arrived too. */
export const addBoat = defineCommand({
  call: "boats.create",
  tables: ["bateaux"],
  failure: "Impossible d'ajouter le bateau.",
});

export const editBoat = defineCommand({
  call: "boats.update",
  tables: ["bateaux"],
  failure: "Impossible de modifier le bateau.",
});

export const editEngineHours = defineCommand({
  call: "boats.update",
  tables: ["bateaux", "releves_heures"],
  failure: "Impossible de modifier le bateau.",
  success: succeeded("Bateau modifié avec succès\u00a0!"),
});

const hoursSaved = (nom: string) => ({
  title: "Succès",
  description: `${nom}\u00a0: heures modifiées avec succès\u00a0!`,
});

/** The same where the boat has other engines too: which one it was is said. */
export const editFirstEngineHours = defineCommand({
  ...editEngineHours,
  success: ({ nom_moteur }) => hoursSaved(nom_moteur),
});

/** The same of an engine beside the boat's first. */
export const editOtherEngineHours = defineCommand({
  call: "engines.update",
  tables: ["moteurs", "releves_heures"],
  failure: "Impossible de modifier les heures du moteur.",
  success: ({ nom }) => hoursSaved(nom),
});

/** Of the form of a boat, which says itself what became of its engines. */
export const addEngine = defineCommand({
  call: "engines.create",
  tables: ["moteurs"],
  failure: "Impossible d’ajouter le moteur.",
});

export const editEngine = defineCommand({
  call: "engines.update",
  tables: ["moteurs"],
  failure: "Impossible de modifier le moteur.",
});

export const removeEngine = defineCommand({
  call: "engines.remove",
  tables: ["moteurs"],
  failure: "Impossible de retirer le moteur.",
});

export const removeBoat = defineCommand({
  call: "boats.remove",
  tables: ["bateaux"],
  failure: "Impossible de supprimer le bateau.",
  success: succeeded("Bateau supprimé avec succès\u00a0!"),
});

export const makeDefaultInForm = defineCommand({
  call: "boats.makeDefault",
  tables: ["bateaux"],
  failure: "Impossible de définir ce bateau par défaut.",
});

export const makeDefaultBoat = defineCommand({
  ...makeDefaultInForm,
  success: succeeded("Bateau défini par défaut\u00a0!"),
});

export const removeBoatPhoto = defineCommand({
  call: "boats.removePhoto",
  tables: ["bateaux"],
  failure: "Impossible de supprimer la photo.",
});

type Progress = (share: number) => void;
export const uploadBoatPhoto = (id: string, photo: File, operationId: string, onProgress: Progress) =>
  sendUpload("boats.putPhoto", { id, photo }, operationId, onProgress);

/** Without a network, or behind what waits already: the photo waits on the device. */
export const keepBoatPhoto = defineCommand({
  call: "boats.putPhoto",
  tables: ["bateaux"],
  failure: "Impossible de télécharger la photo.",
});
