import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../data/test-storage.ts";
import { forgetWantedPage, keepWantedPage, wantedPage, wantPage } from "./wanted-page.ts";

const NOW = Date.UTC(2026, 10, 19);
const DAYS = 86_400_000;
const KEY = "bosco-page-voulue";
const label = { pathname: "/inventory", search: "?espace=3" };
let device: MemoryStorage;

const openTab = () => vi.stubGlobal("sessionStorage", new MemoryStorage());

beforeEach(() => {
  device = new MemoryStorage();
  vi.stubGlobal("localStorage", device);
  openTab();
});

test("without a wish sign-in leads to the dashboard", () => {
  expect(wantedPage(NOW)).toBe("/dashboard");
  keepWantedPage(NOW);
  expect(device.kept.size).toBe(0);
});

test("a tab keeps its wish to itself until an account is made", () => {
  wantPage(label);
  expect(wantedPage(NOW)).toBe("/inventory?espace=3");
  openTab();
  expect(wantedPage(NOW)).toBe("/dashboard");
});

test("what was wanted when the account was made is known to the tab of its confirmation, for seven days", () => {
  wantPage(label);
  keepWantedPage(NOW);
  openTab();
  expect(wantedPage(NOW + 6 * DAYS)).toBe("/inventory?espace=3");
  expect(wantedPage(NOW + 7 * DAYS)).toBe("/dashboard");
});

test("a tab's own wish comes first, and got, both are forgotten", () => {
  wantPage(label);
  keepWantedPage(NOW);
  openTab();
  wantPage({ pathname: "/partage", search: "?jeton=x" });
  expect(wantedPage(NOW)).toBe("/partage?jeton=x");
  forgetWantedPage();
  expect(wantedPage(NOW)).toBe("/dashboard");
});

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "javascript:alert(1)",
  "/auth?jeton=x",
  "/api/auth/sign-out",
  "inventory",
  "",
])("« %s » is followed from neither storage", (page) => {
  device.setItem(KEY, JSON.stringify({ page, until: NOW + DAYS }));
  expect(wantedPage(NOW)).toBe("/dashboard");
  sessionStorage.setItem(KEY, page);
  expect(wantedPage(NOW)).toBe("/dashboard");
});

test.each(["", "{", "null", "[]", '{"page":3,"until":9e99}', '{"page":"/papiers"}'])(
  "what was kept as « %s » is as good as nothing",
  (kept) => {
    device.setItem(KEY, kept);
    expect(wantedPage(NOW)).toBe("/dashboard");
  },
);
