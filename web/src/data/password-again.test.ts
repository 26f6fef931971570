import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { answerPassword, usePasswordAsked } from "./password-again.ts";
import { renderHook } from "./test-render.ts";
import { withPassword } from "./with-password.ts";

const wanted = () => new ApiError(403, { code: "MOT_DE_PASSE_DEMANDE", message: "x" });
beforeEach(() => answerPassword(false));

/** A call that the server refuses until the password was given. */
const guarded = () => vi.fn().mockRejectedValueOnce(wanted()).mockResolvedValue("fait");

test("however many calls wait for the password, it is asked for once, and all go on", async () => {
  const { now, seen } = renderHook(usePasswordAsked);
  const calls = [guarded(), guarded()];
  const done = Promise.all(calls.map((call) => withPassword(call)));
  await act(() => vi.waitFor(() => expect(now()).toBe(true)));
  act(() => answerPassword(true));
  expect(await done).toEqual(["fait", "fait"]);
  expect(seen).toEqual([false, true, false]);
});

test("a password that is not given gives the call up, and is asked for again by the next", async () => {
  const { now } = renderHook(usePasswordAsked);
  for (let times = 0; times < 2; times++) {
    const call = guarded();
    const refused = expect(withPassword(call)).rejects.toMatchObject({ code: "MOT_DE_PASSE_DEMANDE" });
    await act(() => vi.waitFor(() => expect(now()).toBe(true)));
    act(() => answerPassword(false));
    await refused;
    expect(call).toHaveBeenCalledTimes(1);
  }
});

test("a call that is refused even so is not asked about for ever", async () => {
  const { now } = renderHook(usePasswordAsked);
  const call = vi.fn().mockRejectedValue(wanted());
  const refused = expect(withPassword(call)).rejects.toMatchObject({ code: "MOT_DE_PASSE_DEMANDE" });
  await act(() => vi.waitFor(() => expect(now()).toBe(true)));
  act(() => answerPassword(true));
  await refused;
  expect(call).toHaveBeenCalledTimes(2);
  expect(now()).toBe(false);
});

test("another refusal asks for no password", async () => {
  const call = vi.fn().mockRejectedValue(ApiError.unanswered());
  await expect(withPassword(call)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  expect(renderHook(usePasswordAsked).now()).toBe(false);
});
