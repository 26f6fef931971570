import { describe, expect, test } from "vitest";
import { canCancel, canWithdraw } from "./withdrawal.ts";

const now = new Date("2026-07-14T12:00:00Z");
const contract = (more: object = {}) => ({
  plan: "mensuel" as const,
  statut: "actif" as const,
  date_debut: "2026-07-10T12:00:00Z",
  date_fin: "2026-08-10T12:00:00Z",
  resilie_le: null,
  ...more,
});

describe("its owner may", () => {
  test.each([
    ["end a running subscription, and withdraw from it within fourteen days", contract(), true, true],
    ["withdraw on the fourteenth day", contract({ date_debut: "2026-06-30T12:00:00Z" }), true, true],
    ["not withdraw a second later", contract({ date_debut: "2026-06-30T11:59:59Z" }), true, false],
    ["withdraw from one that he has ended", contract({ resilie_le: "2026-07-12T12:00:00Z" }), false, true],
    ["do nothing with one that is over", contract({ date_fin: "2026-07-14T11:59:59Z" }), false, false],
    ["do nothing with one that he has withdrawn from", contract({ statut: "résilié" }), false, false],
    ["do nothing with the free plan", contract({ plan: "gratuit" }), false, false],
  ])("%s", (_name, given, cancel, withdraw) => {
    expect([canCancel(given, now), canWithdraw(given, now)]).toEqual([cancel, withdraw]);
  });
});
