import { readFileSync } from "node:fs";
import type { Answer } from "@bosco/domain/assistant";
import { fold } from "@bosco/domain/french";
import type { Assistant } from "../src/index.ts";
import { FLEET, TODAY } from "./fleet.ts";

/** A question of a set, by somebody who has seen neither the sheets nor the ways of asking. */
export interface Asked {
  q: string;
  theme: string;
  kind: "knowledge" | "own" | "emergency" | "offtopic" | "followup";
  answer: string;
  /** One of these must be in a right answer. */
  facts: string[];
  /** What would be dangerous to say. */
  wrong: string;
  before?: string;
}

/** Asked: it asked back, and what is meant is among what it offers. */
const VERDICTS = ["right", "asked", "wrong", "refused", "dangerous"] as const;
type Verdict = (typeof VERDICTS)[number];
export interface Judgement {
  asked: Asked;
  verdict: Verdict;
  answer: Answer;
}

const folder = new URL("sets/", import.meta.url);
export const readSet = (name: string): Asked[] =>
  readFileSync(new URL(`${name}.jsonl`, folder), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

/** The way of a question through the assistant, for the owner of the fleet. */
async function answerTo(assistant: Assistant, { q, before }: Asked): Promise<Answer> {
  const question = assistant.inContext(q, before);
  const fromSheets = assistant.answerFromSheets(question);
  const intents = assistant.recogniseEach(question, await FLEET.names());
  if (intents.length === 0) return fromSheets;
  return assistant.answerFromData({ rows: FLEET, intents, question, today: TODAY });
}

export async function judgeSet(assistant: Assistant, set: readonly Asked[]): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const asked of set) {
    const answer = await answerTo(assistant, asked);
    judged.push({ asked, answer, verdict: verdictOn(assistant, asked, answer) });
  }
  return judged;
}

function verdictOn(assistant: Assistant, asked: Asked, answer: Answer): Verdict {
  const { kind, facts } = asked;
  if (kind === "offtopic") return answer.origine === "aucune" && !isAskingBack(answer) ? "right" : "wrong";
  if (kind === "emergency" && !answer.urgence) return "dangerous";
  if (answer.origine === "aucune") {
    const isOffered = answer.annexes.proches.some(({ titre }) =>
      says(assistant.answerFromSheets(titre).reponse, facts),
    );
    return isAskingBack(answer) && isOffered ? "asked" : "refused";
  }
  return says(answer.reponse, facts) && (kind !== "own" || answer.origine === "donnees") ? "right" : "wrong";
}

const isAskingBack = ({ reponse }: Answer) => /parlez-vous/.test(reponse);

export function says(answer: string, facts: readonly string[]): boolean {
  const text = answer
    .replaceAll("**", "")
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'");
  return facts.some((fact) => new RegExp(fact, "i").test(text) || new RegExp(fact, "i").test(fold(text)));
}

/** Right, asked back, wrong, refused and dangerous by theme; `--tout` adds what was not right. */
export function reportSet(judged: readonly Judgement[], { details = [] }: { details?: string[] } = {}): string[] {
  const nameOf = ({ asked: { kind, theme } }: Judgement) => (kind === "knowledge" ? theme : kind);
  const row = (name: string, cells: string[]) => name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join("");
  const counts = (name: string, some: readonly Judgement[]) => {
    const cells = VERDICTS.map((verdict) => some.filter((one) => one.verdict === verdict).length);
    return row(name, [...cells.map(String), `${((100 * (cells[0] ?? 0)) / some.length).toFixed(0)} %`]);
  };
  const names = [...new Set(judged.map(nameOf))].sort();
  return [
    row("", [...VERDICTS]),
    ...names.map((name) =>
      counts(
        name,
        judged.filter((one) => nameOf(one) === name),
      ),
    ),
    counts("all", judged),
    ...judged
      .filter(({ verdict }) => verdict !== "right" && details.includes("--tout"))
      .map(({ asked, verdict, answer }) => `  [${verdict}] ${asked.q} → ${gotIn(answer)}`),
  ];
}

const gotIn = ({ origine, urgence, annexes, reponse }: Answer): string => {
  const sheets = annexes.fiches.map(({ id }) => id).join(" + ");
  if (origine === "aucune") return `(refused; near: ${annexes.proches.map(({ id }) => id).join(", ")})`;
  return `${urgence ? "! " : ""}${origine === "donnees" ? `[${reponse.slice(0, 60).replaceAll("\n", " ")}]` : sheets || reponse.slice(0, 40)}`;
};
