import type { Case } from "./questions/case.ts";
import { CONFUSABLE } from "./questions/confusable.ts";
import { EMERGENCIES } from "./questions/emergencies.ts";
import { LAST_LOOK } from "./questions/last-look.ts";
import { NATURAL } from "./questions/natural.ts";
import { OTHER } from "./questions/other.ts";
import { OWN_DATA } from "./questions/own-data.ts";
import { SEAMANSHIP } from "./questions/seamanship.ts";
import { SECOND_SIGHT } from "./questions/second-sight.ts";
import { TECHNICAL } from "./questions/technical.ts";
import { THIRD_SIGHT } from "./questions/third-sight.ts";

export const QUESTIONS: readonly Case[] = [
  ...EMERGENCIES,
  ...TECHNICAL,
  ...SEAMANSHIP,
  ...NATURAL,
  ...CONFUSABLE,
  ...SECOND_SIGHT,
  ...THIRD_SIGHT,
  ...LAST_LOOK,
  ...OTHER,
  ...OWN_DATA,
];
