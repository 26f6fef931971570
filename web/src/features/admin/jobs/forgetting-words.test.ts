import { expect, test } from "vitest";
import { forgettingWords } from "./forgetting-words.ts";

test.each([
  ["mail", "Le serveur n’essaiera plus d’envoyer ce message."],
  ["push", "Le serveur n’essaiera plus d’envoyer ce message."],
  ["clean_up", "Le serveur n’essaiera plus cette fois-ci. Il recommencera à la prochaine date prévue."],
  ["remind_daily", "Le serveur n’essaiera plus cette fois-ci. Il recommencera à la prochaine date prévue."],
])("to forget « %s » is told as what it does", (kind, words) => {
  expect(forgettingWords(kind)).toBe(words);
});
