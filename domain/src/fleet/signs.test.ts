import { describe, expect, test } from "vitest";
import type { Article } from "../inventory/index.ts";
import { anArticle } from "../inventory/test-article.ts";
import type { Maintenance, Moment } from "../maintenance/index.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import { boatSigns, fleetSigns, noSigns, type Signs } from "./signs.ts";
import { aPaper } from "./test-paper.ts";

const moment: Moment = { today: "2026-06-15", heures_moteur: 100 };
const none: Signs = noSigns();
const noPapers = { papers: [], isAskedForPapers: false };
const mayAddPaper = () => true;

describe("one maintenance", () => {
  test.each<[what: string, row: Partial<Maintenance>, signs: Partial<Signs>]>([
    ["due yesterday is late", { date_echeance: "2026-06-14" }, { late: 1 }],
    ["due today is due soon", { date_echeance: "2026-06-15" }, { soon: 1 }],
    ["due in a week is due soon", { date_echeance: "2026-06-22" }, { soon: 1 }],
    ["due in eight days is none of it", { date_echeance: "2026-06-23" }, {}],
    ["finished is none of it", { date_echeance: "2026-06-14", statut: "Terminée" }, {}],
    ["whose hours are reached is late", { date_echeance: "2027-01-01", heures_echeance: 100 }, { late: 1 }],
    ["whose hours are near is due soon", { date_echeance: "2026-01-01", heures_echeance: 110 }, { soon: 1 }],
  ])("%s", (_, row, signs) => {
    expect(boatSigns({ maintenances: [aMaintenance(row)], articles: [], ...noPapers, moment })).toEqual({
      ...none,
      ...signs,
    });
  });
});

describe("one article", () => {
  test.each<[what: string, row: Partial<Article>, signs: Partial<Signs>]>([
    ["of today has expired", { date_peremption: "2026-06-15" }, { expired: 1 }],
    ["of tomorrow expires soon", { date_peremption: "2026-06-16" }, { expiring: 1 }],
    ["of next year is none of it", { date_peremption: "2027-06-16" }, {}],
    ["used up has not expired, it runs out", { date_peremption: "2026-06-01", quantite: 0 }, { critical: 1 }],
    ["a quarter full is none of it", { quantite: 1 }, {}],
    ["under a quarter runs out", { quantite: 0.9 }, { critical: 1 }],
    ["may do both", { quantite: 0.9, date_peremption: "2026-06-15" }, { expired: 1, critical: 1 }],
  ])("%s", (_, row, signs) => {
    expect(boatSigns({ maintenances: [], articles: [anArticle(row)], ...noPapers, moment })).toEqual({
      ...none,
      ...signs,
    });
  });
});

describe("papers", () => {
  const card = aPaper({ id: "card", type: "Carte de circulation" });
  const insurance = (id: string, date_expiration: string) => aPaper({ id, type: "Assurance", date_expiration });
  test.each<[what: string, papers: ReturnType<typeof aPaper>[], signs: Partial<Signs>]>([
    ["of which there is none are all missing", [], { papersMissing: 2 }],
    ["that last ask for nobody", [card, insurance("a", "2027-01-01")], {}],
    ["that expired today", [card, insurance("a", "2026-06-15")], { papersExpired: 1 }],
    ["that expire in a month", [card, insurance("a", "2026-07-15")], { papersExpiring: 1 }],
    ["that were replaced ask for nobody", [card, insurance("a", "2026-01-01"), insurance("b", "2027-01-01")], {}],
    ["one of which is not there", [insurance("b", "2027-01-01")], { papersMissing: 1 }],
  ])("%s", (_, papers, signs) => {
    const rows = { maintenances: [], articles: [], papers, moment };
    expect(boatSigns({ ...rows, isAskedForPapers: true })).toEqual({ ...none, ...signs });
    expect(boatSigns({ ...rows, isAskedForPapers: false })).toEqual({ ...none, ...signs, papersMissing: 0 });
  });
});

describe("a fleet", () => {
  const boats = ["a", "b", "c"].map((id) => ({ id, updated_at: `2026-0${id === "b" ? 5 : 2}-01T00:00:00.000Z` }));
  const late = { date_echeance: "2026-06-14", updated_at: "2026-03-01T00:00:00.000Z" };
  const states = fleetSigns({
    papers: [],
    mayAddPaper,
    boats,
    maintenances: [
      aMaintenance({ ...late, bateau_id: "a" }),
      aMaintenance({ ...late, bateau_id: "b" }),
      aMaintenance({ ...late, bateau_id: "gone" }),
      aMaintenance({ bateau_id: "b", heures_echeance: 50 }),
    ],
    articles: [anArticle({ bateau_id: "a", quantite: 0, updated_at: "2026-04-01T00:00:00.000Z" })],
    momentOf: ({ bateau_id }) => ({ today: "2026-06-15", heures_moteur: bateau_id === "b" ? 60 : 0 }),
  });

  test("has the signs of each boat, by its own engine", () => {
    expect(states.get("a")?.signs).toEqual({ ...none, late: 1, critical: 1 });
    expect(states.get("b")?.signs).toEqual({ ...none, late: 2 });
    expect(states.get("c")?.signs).toEqual(none);
    expect([...states.keys()]).toEqual(["a", "b", "c"]);
  });

  test("was last active when the boat or any row of it was last written", () => {
    const last = (id: string) => states.get(id)?.lastActivity.slice(0, 10);
    expect([last("a"), last("b"), last("c")]).toEqual(["2026-04-01", "2026-05-01", "2026-02-01"]);
  });

  const work = { maintenances: [aMaintenance({ ...late, bateau_id: "a" })], articles: [], momentOf: () => moment };
  const insurance = aPaper({ bateau_id: "b", type: "Assurance", updated_at: "2026-06-01T00:00:00.000Z" });

  test("misses papers on every boat once one has any", () => {
    const kept = fleetSigns({ boats, ...work, papers: [insurance], mayAddPaper });
    expect([...kept.values()].map(({ signs }) => signs.papersMissing)).toEqual([2, 1, 2]);
    expect(kept.get("b")?.lastActivity.slice(0, 10)).toBe("2026-06-01");
  });

  test("misses none on boats of others because of one's own, and none that the reader can't add", () => {
    const shared = boats.map((boat) => (boat.id === "a" ? { ...boat, proprietaire_id: "yann" } : boat));
    const missing = (papers: (typeof insurance)[], mayAdd: (boat: { id: string }) => boolean = mayAddPaper) =>
      [...fleetSigns({ boats: shared, ...work, papers, mayAddPaper: mayAdd }).values()].map(
        ({ signs }) => signs.papersMissing,
      );
    expect(missing([insurance])).toEqual([0, 1, 2]);
    expect(missing([{ ...insurance, bateau_id: "a" }])).toEqual([1, 0, 0]);
    expect(missing([{ ...insurance, bateau_id: "a" }], ({ id }) => id !== "a")).toEqual([0, 0, 0]);
  });

  test("is not whole before its papers are known, and says what it knows", () => {
    const states = (papers: [] | undefined) => [...fleetSigns({ boats, ...work, papers, mayAddPaper }).values()];
    expect(states(undefined).map(({ isWhole, signs }) => [isWhole, signs.late])).toEqual([
      [false, 1],
      [false, 0],
      [false, 0],
    ]);
    expect(states([]).map(({ isWhole }) => isWhole)).toEqual([true, true, true]);
  });
});

test("the fleet's signs are those of each boat by itself", () => {
  const ids = Array.from({ length: 7 }, (_, at) => `boat-${at}`);
  const spread = (at: number) => ids[at % ids.length] ?? "";
  const day = (at: number) => `2026-0${1 + (at % 9)}-1${at % 10}`;
  const maintenances = Array.from({ length: 200 }, (_, at) =>
    aMaintenance({ bateau_id: spread(at * 3), date_echeance: day(at), statut: at % 4 ? "En attente" : "Terminée" }),
  );
  const articles = Array.from({ length: 300 }, (_, at) =>
    anArticle({ bateau_id: spread(at), date_peremption: day(at * 7), quantite: at % 5 }),
  );
  const papers = Array.from({ length: 60 }, (_, at) =>
    aPaper({
      ...{ id: `paper-${at}`, bateau_id: spread(at * 5), date_expiration: day(at * 3) },
      type: at % 3 ? "Assurance" : "Extincteurs",
    }),
  );
  const boats = ids.map((id) => ({ id, updated_at: "2026-01-01T00:00:00.000Z" }));
  const fleet = fleetSigns({ boats, maintenances, articles, papers, mayAddPaper, momentOf: () => moment });
  for (const id of ids) {
    const own = <R extends { bateau_id: string }>(rows: readonly R[]) => rows.filter((row) => row.bateau_id === id);
    const rows = { maintenances: own(maintenances), articles: own(articles), papers: own(papers), moment };
    expect(fleet.get(id)?.signs).toEqual(boatSigns({ ...rows, isAskedForPapers: true }));
  }
});
