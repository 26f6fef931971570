import { type ProgressLevel, progressLevel } from "@bosco/domain/checklists";
import type { Tone } from "../../ui/content/tone.ts";

const tones: Record<ProgressLevel, Tone> = { default: "sea", secondary: "neutral", destructive: "late" };

/** The colour of a progress badge: default from 50 %, secondary from 30 %, destructive below. */
export const progressTone = (percent: number): Tone => tones[progressLevel(percent)];
