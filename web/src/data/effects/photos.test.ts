import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Shown, type ShownWrite } from "../shown.ts";
import { effects, loadEffects } from "./load.ts";

const BOAT = { id: "avel-mor", nom: "Avel Mor", photo_url: null as string | null, version: 1 };
const ACCOUNT = { id: "anne", nom: "Le Goff", photo_profil_url: null as string | null };
const photo = new File(["voilier"], "iris.jpg", { type: "image/jpeg" });

let revoked: string[];
let count = 0;

beforeAll(async () => void (await loadEffects()));
beforeEach(() => {
  vi.useFakeTimers();
  revoked = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:photo-${++count}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const write = (call: string, input: object): ShownWrite =>
  ({ operationId: crypto.randomUUID(), call, input, at: "2026-11-14T12:00:00Z" }) as never;
const profilePhoto = () => write("account.putPhoto", { photo });
const boatPhoto = () => write("boats.putPhoto", { id: BOAT.id, photo });

function setUp() {
  const shown = new Shown(new QueryClient(), effects);
  shown.setOne("profils_utilisateur", ACCOUNT);
  shown.setRead([["bateaux", [BOAT]]], 1);
  const kept = () => (shown.readOf("profils_utilisateur") as typeof ACCOUNT).photo_profil_url;
  const profile = () => shown.setOne("profils_utilisateur", ACCOUNT).photo_profil_url;
  const boat = () => {
    shown.setRead([["bateaux", [BOAT]]], 1);
    return (shown.rows("bateaux")[0] as unknown as typeof BOAT).photo_url;
  };
  return { shown, kept, profile, boat };
}

test("a photo that waits is shown from this device, at the same address each time", () => {
  const { shown, profile, boat } = setUp();
  shown.setWrites([profilePhoto(), boatPhoto()]);
  expect(profile()).toMatch(/^blob:/);
  expect(profile()).toBe(profile());
  expect(boat()).toMatch(/^blob:/);
  expect(boat()).toBe(boat());
  expect(revoked).toEqual([]);
});

test("once it is answered, what is kept holds the server's address of the photo, and no page is shown another", () => {
  const { shown, kept, profile } = setUp();
  const sent = profilePhoto();
  shown.setWrites([sent]);
  shown.noteAnswer(sent, { ...ACCOUNT, photo_profil_url: "/api/photos/anne.webp" });
  expect(kept()).toBe("/api/photos/anne.webp");
  expect(profile()).toBe("/api/photos/anne.webp");
});

test("a boat's photo that is answered and not read yet is shown by the server's address", () => {
  const { shown, boat } = setUp();
  const sent = boatPhoto();
  shown.setWrites([sent]);
  shown.noteAnswer(sent, { ...BOAT, photo_url: "/api/photos/avel-mor.webp", version: 2 });
  expect(boat()).toBe("/api/photos/avel-mor.webp");
});

test.each([
  ["profile", profilePhoto, { ...ACCOUNT, photo_profil_url: "/api/photos/anne.webp" }],
  ["boat", boatPhoto, { ...BOAT, photo_url: "/api/photos/avel-mor.webp" }],
])("the browser lets go of a photo once, a while after its answer: %s", (_, make, answer) => {
  const { shown, profile, boat } = setUp();
  const sent = make();
  shown.setWrites([sent]);
  const [held] = [profile(), boat()].filter((address) => address?.startsWith("blob:"));
  shown.noteAnswer(sent, answer);
  shown.noteAnswer(sent, answer);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual([held]);
});

test.each([
  ["profile", profilePhoto],
  ["boat", boatPhoto],
])("the browser lets go of a photo that is given up, once: %s", (_, make) => {
  const { shown, profile, boat } = setUp();
  const sent = make();
  const held = () => [profile(), boat()].find((address) => address?.startsWith("blob:"));
  for (const _ of ["given up", "retried, and given up"]) {
    shown.setWrites([sent]);
    const address = held();
    expect(address).toBeDefined();
    shown.setWrites([]);
    expect([held(), revoked]).toEqual([undefined, []]);
    vi.runAllTimers();
    expect(revoked.splice(0)).toEqual([address]);
  }
});

test("a profile photo that is taken away while it waits is no longer shown", () => {
  const { shown, profile } = setUp();
  shown.setWrites([profilePhoto(), write("account.removePhoto", {})]);
  expect(profile()).toBeNull();
});
