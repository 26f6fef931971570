import { type Boat, EMPTY_BOAT } from "@bosco/domain/boats";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "../../../data/test-locks.ts";
import { renderHook } from "../../../data/test-render.ts";
import { json, testServer } from "../../../data/test-server.ts";
import { keptIn, stubStorage } from "../../../data/test-storage.ts";
import type { PhotoChoice } from "./use-photo-choice.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const boat = { ...EMPTY_BOAT, id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", nom: "Avel Mor", version: 1 } as Boat;
const changes = { curseur: "c", complet: true, tables: { bateaux: { lignes: [boat], supprimees: [] } } };
const photo: PhotoChoice = { kind: "new", file: new File(["voilier"], "iris.jpg", { type: "image/jpeg" }) };

testServer(json(200, changes));

let anne: string;
let leave = () => {};
beforeEach(() => {
  anne = crypto.randomUUID();
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});
afterEach(() => leave());

/** The network goes while the photo is made ready to be sent. */
const loseNetworkMeanwhile = () =>
  vi.stubGlobal("createImageBitmap", async () => {
    vi.stubGlobal("navigator", { ...navigator, onLine: false });
    throw new Error("no picture");
  });

async function openForm() {
  const { setSession } = await import("../../../data/current-session.ts");
  const { ownData } = await import("../../../data/own-data.ts");
  const { queryClient } = await import("../../../data/query-client.ts");
  const { drawToasts } = await import("../../../ui/overlay/toast.ts");
  const { useSaveBoat } = await import("./use-save-boat.ts");
  const { valuesOf } = await import("./boat-values.ts");
  const toasts: string[] = [];
  drawToasts(({ title }) => toasts.push(title));
  setSession({ id: anne, email: "anne@bosco.test" });
  leave = () => setSession(null);
  await (await ownData()).replica.pull();
  const { now } = renderHook(() => useSaveBoat(boat, []), queryClient);
  return { toasts, save: (choice: PhotoChoice) => act(() => now().save(valuesOf(boat, []), choice)) };
}

test("a photo that only waits is not said to be saved", async () => {
  const { toasts, save } = await openForm();
  loseNetworkMeanwhile();
  expect(await save(photo)).toBe("saved");
  expect(await keptIn(anne, "outbox")).toMatchObject([{ call: "boats.putPhoto" }]);
  expect(toasts.at(-1)).toBe("Gardé sur cet appareil");
});

test("with nothing that waits, the boat is said to be saved", async () => {
  const { toasts, save } = await openForm();
  expect(await save({ kind: "kept" })).toBe("saved");
  expect(toasts).toEqual(["Bateau Mis à Jour"]);
});
