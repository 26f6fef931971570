import type { Signs } from "@bosco/domain/fleet";
import type { Tone } from "../ui/content/tone.ts";

/** Red is what is so already, amber what soon will be; each as the page it leads to colours it. */
export const signTones: Record<keyof Signs, Tone> = {
  late: "late",
  expired: "late",
  soon: "soon",
  expiring: "soon",
  critical: "late",
  papersExpired: "late",
  papersExpiring: "soon",
  papersMissing: "soon",
};
