/** What a page runs. why apart: it is loaded once there is something like a page around it. */
export { listsOf } from "../../../web/src/data/commands.ts";
export { setSession } from "../../../web/src/data/current-session.ts";
export { loadEffects } from "../../../web/src/data/effects/load.ts";
export { choicesFor, decide } from "../../../web/src/data/outbox/choices.ts";
export { openOwnData } from "../../../web/src/data/own-data.ts";
