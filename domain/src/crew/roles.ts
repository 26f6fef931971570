/** What a member of the crew may be, from least to most. */
export const MEMBER_ROLES = ["lecture", "equipage", "gestion"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What somebody is to a boat. */
export const BOAT_ROLES = [...MEMBER_ROLES, "proprietaire"] as const;
export type BoatRole = (typeof BOAT_ROLES)[number];

/** The least role that each thing takes. Whoever sees a boat sees all of it. */
const LEAST_ROLE = {
  "articles.write": "equipage",
  "articles.delete": "gestion",
  "boat.hours": "equipage",
  "boat.edit": "gestion",
  "boat.own": "proprietaire",
  "checklists.tick": "equipage",
  "checklists.edit": "gestion",
  "documents.edit": "gestion",
  "departure.edit": "gestion",
  "lists.write": "equipage",
  "lists.delete": "gestion",
  "maintenance.status": "equipage",
  "maintenance.edit": "gestion",
  "spaces.edit": "gestion",
} as const satisfies Record<string, BoatRole>;

/** `boat.own`: to delete, share or hand it over, and to make it one's default. */
export type BoatRight = keyof typeof LEAST_ROLE;
export const BOAT_RIGHTS = Object.keys(LEAST_ROLE) as BoatRight[];

export const mayDo = (role: BoatRole, right: BoatRight): boolean =>
  BOAT_ROLES.indexOf(role) >= BOAT_ROLES.indexOf(LEAST_ROLE[right]);

/** What finishing or reopening a maintenance says, beside its status. */
const STATUS_FIELDS: readonly string[] = ["statut", "date_realisation", "heures_realisation"];
/** What an edit of a maintenance takes: a change of its status alone takes less than one of the work itself. */
export const rightToEditMaintenance = (changed: object): BoatRight =>
  onlyHas(changed, STATUS_FIELDS) ? "maintenance.status" : "maintenance.edit";

/** The same for a boat and for an engine: hours are read by more people than describe them. */
export const rightToEditBoat = (changed: object): BoatRight =>
  onlyHas(changed, ["heures_moteur"]) ? "boat.hours" : "boat.edit";
export const rightToEditEngine = (changed: object): BoatRight =>
  onlyHas(changed, ["heures"]) ? "boat.hours" : "boat.edit";

/** The same for a task: whoever ticks may leave a note; to tie it to a maintenance is to plan work. */
export const rightToEditTask = (changed: { maintenance_id?: string | null | undefined }): BoatRight =>
  changed.maintenance_id === undefined || changed.maintenance_id === null ? "checklists.tick" : "checklists.edit";

const onlyHas = (changed: object, fields: readonly string[]) =>
  Object.keys(changed).every((key) => fields.includes(key));
