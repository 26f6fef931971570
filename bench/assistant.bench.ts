import { QUESTIONS } from "../assistant/eval/questions.ts";
import { readKnowledge } from "../assistant/read-knowledge.ts";
import { createAssistant, type OwnNames } from "../assistant/src/index.ts";
import type { Figure } from "./run.ts";

const { answerFromSheets, recogniseEach } = createAssistant(readKnowledge());
const ROUNDS = 5;
const LONGEST = 2_000;

/** CPU of one question through the assistant without a model: it hardly moves with the machine's load, unlike a duration. */
export default async function measure(): Promise<Figure[]> {
  const questions = QUESTIONS.map(({ asks }) => asks);
  const page = (word: (at: number) => string) =>
    Array.from({ length: 400 }, (_, at) => word(at))
      .join(" ")
      .slice(0, LONGEST);
  return [
    figure("index, once", 1_500, 1, () => answerFromSheets("vidange")),
    figure("question of the evaluation", 20, questions.length * ROUNDS, (n) =>
      ask(questions[n % questions.length] ?? ""),
    ),
    figure("question of an account with 30,000 names", 40, 100, (n) =>
      ask(questions[n % questions.length] ?? "", NAMES),
    ),
    figure("2,000 letters of the sheets' words", 20, 20, (n) =>
      ask(page((at) => questions[(n + at) % questions.length] ?? "")),
    ),
    figure("2,000 letters of mistyped words", 20, 20, (n) => ask(page((at) => mistyped(n * 400 + at)))),
  ];
}

function ask(question: string, names?: OwnNames) {
  if (recogniseEach(question, names).length === 0) answerFromSheets(question);
}

/** A word of its own each time, as long as the longest that are looked for. */
const mistyped = (n: number) => `m${n.toString(26).replace(/\d/g, "o")}teruxe`.padEnd(11, "a");

/** As many names as are read of an account at most. */
const MANY = 5_000;
const manyNames = (kind: string) =>
  Array.from({ length: MANY }, (_, n) => `${kind} ${mistyped(n)} ${mistyped(n * 7)} de rechange`);
const NAMES: OwnNames = {
  espace: manyNames("coffre"),
  maintenance: manyNames("révision"),
  checklist: manyNames("départ"),
  liste: manyNames("croisière"),
  article: manyNames("filtre"),
  bateau: manyNames("goéland"),
};

function figure(name: string, budget: number, times: number, call: (n: number) => void): Figure {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) call(n);
  const { user, system } = process.cpuUsage(before);
  return { name, value: (user + system) / 1_000 / times, budget, unit: "ms of CPU" };
}
