import type { Signs } from "@bosco/domain/fleet";
import type { Tone } from "../ui/content/tone.ts";

export const signTones: Record<keyof Signs, Tone> = {
  late: "late",
  expired: "late",
  soon: "soon",
  expiring: "soon",
  critical: "progress",
};
