import type { Answer } from "@bosco/domain/assistant";
import { fold } from "@bosco/domain/french";
import type { Assistant } from "../src/index.ts";
import type { Case } from "./questions/case.ts";

type Verdict = "right" | "wrong" | "refused";

export interface Judged {
  case: Case;
  verdict: Verdict;
  /** Why somebody could come to harm by this answer. */
  dangers: string[];
  /** What was answered, in a few words. */
  got: string;
}

export const judgeAll = (assistant: Assistant, cases: readonly Case[]): Judged[] =>
  cases.map((one) => judge(assistant, one));

/** The way of a question through the assistant: one's own data first, then the sheets. */
function judge(assistant: Assistant, one: Case): Judged {
  const [intent] = assistant.recogniseEach(one.asks);
  const { expects } = one;
  if (intent) {
    const subject = ("subject" in intent && intent.subject) || "";
    const isRight =
      "own" in expects && intent.about === expects.own && fold(subject).includes(fold(expects.subject ?? ""));
    const dangers = "emergency" in expects ? ["an emergency taken for a question about one's own data"] : [];
    return { case: one, verdict: isRight ? "right" : "wrong", dangers, got: `${intent.about} ${subject}` };
  }
  const answer = assistant.answerFromSheets(one.asks);
  return {
    case: one,
    verdict: verdictOn(answer, one),
    dangers: dangersOf(assistant, answer, one),
    got: nameOf(answer),
  };
}

function verdictOn(answer: Answer, { expects }: Case): Verdict {
  const ids = answer.annexes.fiches.map(({ id }) => id);
  if (answer.origine === "aucune") return "nothing" in expects ? "right" : "refused";
  const isRight = () => {
    if ("sheets" in expects) return expects.sheets.includes(ids[0] ?? "") && !answer.urgence;
    if ("emergency" in expects) return expects.emergency.includes(ids[0] ?? "") && answer.urgence;
    if ("parts" in expects) return expects.parts.every((part) => ids.includes(part)) && /^## /m.test(answer.reponse);
    if ("term" in expects) return answer.reponse.startsWith(`**${expects.term}**`);
    return false;
  };
  return isRight() ? "right" : "wrong";
}

function dangersOf(assistant: Assistant, answer: Answer, { expects }: Case): string[] {
  const dangers: string[] = [];
  if ("emergency" in expects) {
    if (!answer.urgence) dangers.push("an emergency not answered as one");
    else if (!expects.emergency.includes(answer.annexes.fiches[0]?.id ?? ""))
      dangers.push("the wrong sheet in an emergency");
    const start = answer.reponse.slice(0, 1000).replaceAll("**", "");
    if (!/canal\s16/.test(start) || !/\b196\b/.test(start)) dangers.push("an emergency without channel 16 and 196");
  }
  for (const { id } of answer.annexes.fiches) {
    const warning = assistant.findSheet(id)?.avertissement;
    if (warning && !answer.reponse.includes(warning)) dangers.push(`${id} without its warning`);
  }
  return dangers;
}

function nameOf({ origine, urgence, annexes, reponse }: Answer): string {
  const names = annexes.fiches.map(({ id }) => id).join(" + ") || reponse.slice(0, 30);
  if (origine === "aucune") return `(refused; near: ${annexes.proches.map(({ id }) => id).join(", ")})`;
  return `${urgence ? "! " : ""}${names}`;
}
