import { ERRORS, type ErrorCode } from "@bosco/contract/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { STILL_UNKNOWN } from "./error-sentences.ts";
import { type Check, endChecks, isUndecided, sendUntilAnswered, type Teller } from "./unanswered.ts";

const refused = (code: ErrorCode) => new ApiError(ERRORS[code].status, { code, message: ERRORS[code].message });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers in this order; the last answer stays. */
function answering(...answers: (ApiError | string)[]) {
  const send = vi.fn(async () => {
    const answer = answers[Math.min(send.mock.calls.length, answers.length) - 1];
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  return send;
}

function listener(waits = false) {
  const checks: Check[] = [];
  const teller: Teller = { tell: (check) => void checks.push(check), waits: () => waits };
  return { checks, teller };
}

test.each([
  ["no answer", ApiError.unanswered(), true, true],
  ["the database away, perhaps while it committed", refused("INDISPONIBLE"), true, true],
  ["a failure of ours, which rolled this try back", refused("ERREUR_INTERNE"), false, true],
  ["a limit", refused("LIMITE_ATTEINTE"), false, false],
  ["a conflict", refused("CONFLIT"), false, false],
  ["nothing left the device", ApiError.offline(), false, true],
  ["too many requests", refused("TROP_DE_DEMANDES"), false, true],
  ["a session that has ended", refused("NON_CONNECTE"), false, true],
])("%s leaves it open what became of a write", (_, error, atFirst, afterALoss) => {
  expect(isUndecided(error, true)).toBe(atFirst);
  expect(isUndecided(error, false)).toBe(afterALoss);
});

test("a lost answer is asked for again until it comes", async () => {
  const send = answering(ApiError.unanswered(), ApiError.unanswered(), refused("TROP_DE_DEMANDES"), "fait");
  const { checks, teller } = listener();
  const sent = sendUntilAnswered(send, teller);
  await vi.runAllTimersAsync();
  await expect(sent).resolves.toBe("fait");
  expect(send).toHaveBeenCalledTimes(4);
  expect(checks).toHaveLength(3);
});

test("a refusal that comes after a lost answer is told as one", async () => {
  const send = answering(ApiError.unanswered(), refused("LIMITE_ATTEINTE"));
  const sent = sendUntilAnswered(send, listener().teller);
  const judged = expect(sent).rejects.toMatchObject({ code: "LIMITE_ATTEINTE" });
  await vi.runAllTimersAsync();
  await judged;
});

test("a press asks at once, and the pause that it cut short asks no second time", async () => {
  const send = answering(ApiError.unanswered(), "fait");
  const { checks, teller } = listener();
  const sent = sendUntilAnswered(send, teller);
  await vi.advanceTimersByTimeAsync(0);
  checks[0]?.now();
  await expect(sent).resolves.toBe("fait");
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
});

test("after some minutes a press that nobody waits for is given up, honestly", async () => {
  const send = answering(ApiError.unanswered());
  const judged = expect(sendUntilAnswered(send, listener().teller)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  await vi.runAllTimersAsync();
  await judged;
  expect(send.mock.calls.length).toBeGreaterThan(10);
});

test("whoever stops asking is asked nothing more", async () => {
  const stopped = new DOMException("stopped", "AbortError");
  const send = vi.fn().mockRejectedValueOnce(ApiError.unanswered()).mockRejectedValue(stopped);
  const { checks, teller } = listener();
  const judged = expect(sendUntilAnswered(send, teller)).rejects.toBe(stopped);
  await vi.advanceTimersByTimeAsync(0);
  checks.at(-1)?.now();
  await judged;
  expect(send).toHaveBeenCalledTimes(2);
});

test("it is the time that ends the tries, not their number", async () => {
  const send = answering(...Array.from({ length: 40 }, () => ApiError.unanswered()), "fait");
  const { checks, teller } = listener();
  const sent = sendUntilAnswered(send, teller);
  for (let press = 0; press < 40; press++) {
    await vi.advanceTimersByTimeAsync(0);
    checks.at(-1)?.now();
  }
  await expect(sent).resolves.toBe("fait");
});

test("once somebody else may sign in, nothing is sent again", async () => {
  const send = answering(ApiError.unanswered(), "fait");
  const judged = expect(sendUntilAnswered(send, listener().teller)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  await vi.advanceTimersByTimeAsync(0);
  endChecks();
  await vi.runAllTimersAsync();
  await judged;
  expect(send).toHaveBeenCalledTimes(1);
});

test("an open form goes on waiting, asks when it is pressed, and gives up once it is closed", async () => {
  const send = answering(ApiError.unanswered());
  let isOpen = true;
  let close = () => {};
  const checks: Check[] = [];
  const teller: Teller = {
    tell: (check) => void checks.push(check),
    waits: () => isOpen,
    onGone: (listen) => {
      close = listen;
      return () => {};
    },
  };
  const judged = expect(sendUntilAnswered(send, teller)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  await vi.runAllTimersAsync();
  expect(checks.at(-1)?.sentence).toBe(STILL_UNKNOWN);
  const tries = send.mock.calls.length;
  checks.at(-1)?.now();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(tries + 1);
  isOpen = false;
  close();
  await vi.runAllTimersAsync();
  await judged;
});
