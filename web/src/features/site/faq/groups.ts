import { account } from "./account.tsx";
import { assistant } from "./assistant.tsx";
import { boats } from "./boats.tsx";
import { checklists } from "./checklists.tsx";
import { crew } from "./crew.tsx";
import { data } from "./data.tsx";
import { departure } from "./departure.tsx";
import type { FaqGroup } from "./entry.ts";
import { gettingStarted } from "./getting-started.tsx";
import { inventory } from "./inventory.tsx";
import { maintenance } from "./maintenance.tsx";
import { offline } from "./offline.tsx";
import { papers } from "./papers.tsx";
import { reminders } from "./reminders.tsx";

export const FAQ_GROUPS: readonly FaqGroup[] = [
  gettingStarted,
  boats,
  maintenance,
  papers,
  inventory,
  checklists,
  reminders,
  departure,
  crew,
  assistant,
  account,
  offline,
  data,
];
