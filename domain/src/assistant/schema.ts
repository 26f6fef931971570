import { z } from "zod";
import { day, instant, text, uuid, whole } from "../fields/index.ts";

export const question = z.object({ id: uuid, question: text(1, 2000), reponse: text(1, 50_000), created_at: instant });
export type Question = z.infer<typeof question>;

export const assistantUsage = z.object({ date_usage: day, questions_count: whole(0, 1_000_000) });
export type AssistantUsage = z.infer<typeof assistantUsage>;
