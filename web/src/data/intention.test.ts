import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawToasts } from "../ui/overlay/toast.ts";
import { useIntention } from "./intention.ts";
import { renderHook } from "./test-render.ts";

/** The messages that were drawn. */
const shown: string[] = [];
drawToasts(({ title }) => shown.push(title));
beforeEach(() => void shown.splice(0));
afterEach(() => void vi.unstubAllGlobals());

const check = { now: () => {}, sentence: "Pas de réponse" };

function openForm() {
  const form = { isOpen: true };
  return { form, ...renderHook(() => useIntention(form.isOpen)) };
}

test("a form keeps its row and its operation however often it is drawn", () => {
  const { now, draw } = openForm();
  const { rowId, operationId } = now();
  draw();
  expect(now()).toMatchObject({ rowId, operationId });
  expect(rowId).not.toBe(operationId);
});

test("opened again, a form intends something else, and what the one before has sent does not close it", () => {
  const { form, now, draw } = openForm();
  const before = now();
  form.isOpen = false;
  draw();
  form.isOpen = true;
  draw();
  expect(now().rowId).not.toBe(before.rowId);
  expect(now().operationId).not.toBe(before.operationId);
  expect([before.isOpen, now().isOpen]).toEqual([false, true]);
});

test("what is unknown stands in the form while it is open, and is told by toast once it is closed", () => {
  const { now, unmount } = openForm();
  const intention = now();
  act(() => intention.tell(check));
  expect(now().check).toBe(check);
  expect(shown).toEqual([]);
  unmount();
  expect(shown).toEqual(["Pas de réponse"]);
  intention.tell(check);
  expect(shown).toHaveLength(1);
});

test("a form is drawn anew when something becomes unknown, and when it is known", () => {
  const drawn = renderHook(() => {
    const intention = useIntention();
    return { intention, sentence: intention.check?.sentence };
  });
  const { intention } = drawn.now();
  act(() => intention.tell(check));
  expect(drawn.now().sentence).toBe("Pas de réponse");
  act(() => intention.settle());
  expect(drawn.now().sentence).toBeUndefined();
});

test("a closed form with nothing unknown says nothing", () => {
  openForm().unmount();
  expect(shown).toEqual([]);
});

test("whoever waits for a press is told when the form has gone, and an open form is waited for", () => {
  const { now, unmount } = openForm();
  const intention = now();
  const gone = vi.fn();
  const stopped = vi.fn();
  intention.onGone(gone);
  intention.onGone(stopped)();
  expect(intention.waits()).toBe(true);
  unmount();
  expect(intention.waits()).toBe(false);
  expect([gone.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
});

test("given up without an answer, it is the same operation, and another press tells anew", () => {
  const { now } = openForm();
  const intention = now();
  const { operationId } = intention;
  act(() => intention.tell(check));
  act(() => intention.settle());
  expect(now().check).toBeUndefined();
  expect(intention.operationId).toBe(operationId);
});
