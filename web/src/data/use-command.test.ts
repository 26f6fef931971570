import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "./test-render.ts";
import { drop, json, testServer } from "./test-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const boat = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11" };
const server = testServer(json(200, boat));

async function setUp({ withForm = false, apply = () => {} } = {}) {
  const { useCommand } = await import("./use-command.ts");
  const { useIntention } = await import("./intention.ts");
  const { defineCommand } = await import("./commands.ts");
  const command = defineCommand({ call: "boats.makeDefault", tables: ["bateaux"], apply, failure: "Impossible." });
  const useForm = () => {
    const intention = useIntention();
    return { intention, ...useCommand(command, withForm ? intention : undefined) };
  };
  return renderHook(useForm, new QueryClient());
}

test.each([false, true])(
  "a change that can't be shown is a failure, and leaves no button busy (in a form: %s)",
  async (withForm) => {
    const apply = () => {
      throw new Error("no such row");
    };
    const { now } = await setUp({ withForm, apply });
    const presses: Promise<unknown>[] = [];
    act(() => void presses.push(now().run(boat)));
    expect(now().busy).toBe(true);
    const [outcome] = await act(() => Promise.all(presses));
    expect(outcome).toMatchObject({ ok: false, error: { code: "ERREUR_INTERNE" } });
    expect(now().busy).toBe(false);
    expect(server.sent).toEqual([]);
  },
);

test("it is busy from the press to the answer of the last press", async () => {
  const held: (() => void)[] = [];
  const hold: (typeof server.answers)[number] = (request, response) =>
    void held.push(() => json(200, boat)(request, response));
  server.answers = [hold, hold];
  const { now } = await setUp();
  const presses: Promise<unknown>[] = [];
  act(() => void presses.push(now().run(boat), now().run(boat)));
  expect(now().busy).toBe(true);
  // why so long: what writes do is loaded with the first press.
  await vi.waitFor(() => expect(held).toHaveLength(2), { timeout: 20_000 });
  held[0]?.();
  await act(() => Promise.race(presses));
  expect(now().busy).toBe(true);
  held[1]?.();
  await act(() => Promise.all(presses));
  expect(now().busy).toBe(false);
  const [first, second] = server.sent;
  expect(first?.operation).not.toBe(second?.operation);
});

test("a form pressed again before the answer asks for the same operation, and both presses hear what became of it", async () => {
  server.answers = [drop];
  const { now } = await setUp({ withForm: true });
  const { operationId } = now().intention;
  const presses: Promise<unknown>[] = [];
  act(() => void presses.push(now().run(boat)));
  // why so long: as above.
  await act(() => vi.waitFor(() => expect(now().intention.check).toBeDefined(), { timeout: 20_000 }));
  expect(now().busy).toBe(true);
  presses.push(now().run(boat));
  expect(await act(() => Promise.all(presses))).toMatchObject([{ ok: true }, { ok: true }]);
  expect(server.sent.map(({ operation }) => operation)).toEqual([operationId, operationId]);
  await act(() => now().run(boat));
  expect(server.sent.at(-1)?.operation).not.toBe(operationId);
});

test("a form that is answered can be sent again", async () => {
  server.answers = [json(409, { code: "CONFLIT", message: "x" })];
  const { now } = await setUp({ withForm: true });
  expect(await act(() => now().run(boat))).toMatchObject({ ok: false });
  expect(now().busy).toBe(false);
  expect(await act(() => now().run(boat))).toMatchObject({ ok: true });
});
