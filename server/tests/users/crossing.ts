/** What reaches beyond one account, and why. docs/growth.md says how it would work on several databases. */

/** What a statement of a request looks for instead of its user (`unnamedTables` writes it so). */
export const UNNAMED_BY_REQUESTS: Record<string, string> = {
  "partages by membre_id": "a member of a crew finds what is shared with him; the policies of `bosco_crew` ask so",
  "partages by membre_id, role": "the same, where only some of a crew may write",
  "partages by bateau_id, membre_id": "the same of one boat: whose account is locked while it is counted",
  "partages by id": "a share that is left, by its owner or its member",
  "partages by nothing": "all shares of either side: the policies say `user_id` or `membre_id`",
};

/** The same of statements of the system and the login role. */
export const UNNAMED_BY_SYSTEM: Record<string, string> = {
  // before it is known who calls
  "auth_sessions by token": "a session",
  "auth_users by email": "a sign-in, an invitation, an administrator's new account",
  "auth_accounts by id": "a new password: the auth library has just read the row by its account",
  "calendriers by jeton_hash": "a calendar, by its address",
  "rappels_arrets by jeton_hash": "reminders that are stopped by a mail's link",
  "partages by jeton_hash": "an invitation that is looked at or accepted",
  // two accounts
  "partages by membre_id": "the boats that a reader of reminders sees beside his own",
  "appareils_rappels by endpoint": "a browser that takes pushes of another account from now on",
  "auth_sessions by id": "the browser's name, of the caller's own session",
  // administration
  "profils_utilisateur by nothing": "the list of accounts and its figures; photos that a row names (the nightly sweep)",
  "profils_utilisateur by role": "whether somebody administrates",
  "abonnements by statut": "how many pay",
  "bateaux by nothing": "how many there are; photos that a row names (the nightly sweep)",
  // every night, for everybody
  "activites by nothing": "what is old goes",
  "annulations by nothing": "the same",
  "assistant_usage by nothing": "the same",
  "auth_sessions by nothing": "what has expired goes",
  "changements by nothing": "what is old goes",
  "maintenances_supprimees by nothing": "the same",
  "operations by nothing": "the same",
  "partages by nothing": "invitations that have expired go",
  "questions_assistant by nothing": "what is old goes",
  "appareils_rappels by nothing": "devices outlive sessions that end by their age",
  "auth_users by nothing": "whether somebody is on the list of erasures",
  "documents by nothing": "papers that a row names (the nightly sweep); what was said of one that is gone is forgotten",
  "maintenances by nothing": "what was said of one that is gone is forgotten",
  "inventaire by nothing": "the same",
  "rappels_dits by genre": "the same, whoever was told: a member of a crew is told of the owner's",
  "profils_utilisateur by est_demo": "whom a morning's reminders are for, page by page",
};

/** Functions that a request may call and that see every row (`set role to bosco_system`), where they reach beyond one account. */
export const CROSSING_FUNCTIONS: Record<string, string> = {
  find_caller: "whose a token is, before anybody is known, and what is shared with him",
  find_signed_in: "the same, as the previous release asks it",
  find_crew: "what is shared with an account",
  find_shipmates: "the names of whoever is of a crew with the caller",
  forgotten_of_caller: "how far the logs go back of those whose boats he sees",
  near_accounts: "whoever shares a boat with these people",
  has_taken_ids: "an id is given once among them",
  refuse_taken_ids: "the same",
  refuse_taken_id_elsewhere: "the same",
  refuse_id_of_engine: "the same of boats and engines",
  hand_over: "a boat and all that is of it goes from one account to another",
  note_arrival: "the log of whoever comes aboard names the owner's rows",
  note_departure: "the log of whoever leaves names the boat",
  note_activity: "what a member does is noted with the owner",
  mark_sharing: "both sides of a share",
  tell_lines: "whoever is aboard is told too",
  forget_author: "an account that goes is forgotten in others' rows",
  take_invitation: "counted by whom it is from, and by the e-mail it is to",
  take_model_call: "the model's calls of the day, whoever asked",
  refuse_taken_address: "a calendar's secret is one in the world",
  whole_catalogue: "the boats that one may choose among; nobody's",
};

/** The others stay with one account: the caller (`app_user()`), whose the rows at hand are, or the one that they are given. */
export const FUNCTIONS_OF_ONE_USER: readonly string[] = [
  ...["bound_changes", "bound_changes_by_chance", "bytes_held", "count_held", "forget_old_operations"],
  ...["forget_oldest_done", "free_work", "is_aboard", "is_finished", "is_part_before", "keep_newest"],
  ...["keep_newest_undos", "keep_profile", "members_of", "note_changes", "note_leaving"],
  ...["refuse_beyond_ceiling_of_owner", "refuse_beyond_checks", "refuse_fifth_engine", "refuse_strange_assignee"],
  "settle_question",
];
