import { describe, expect, test } from "vitest";
import type { Article } from "../inventory/index.ts";
import { anArticle } from "../inventory/test-article.ts";
import type { Maintenance, Moment } from "../maintenance/index.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import { boatSigns, fleetSigns, type Signs } from "./signs.ts";

const moment: Moment = { today: "2026-06-15", heures_moteur: 100 };
const none: Signs = { late: 0, soon: 0, expired: 0, expiring: 0, critical: 0 };

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
    expect(boatSigns({ maintenances: [aMaintenance(row)], articles: [], moment })).toEqual({ ...none, ...signs });
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
    expect(boatSigns({ maintenances: [], articles: [anArticle(row)], moment })).toEqual({ ...none, ...signs });
  });
});

describe("a fleet", () => {
  const boats = ["a", "b", "c"].map((id) => ({ id, updated_at: `2026-0${id === "b" ? 5 : 2}-01T00:00:00.000Z` }));
  const late = { date_echeance: "2026-06-14", updated_at: "2026-03-01T00:00:00.000Z" };
  const states = fleetSigns({
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
  const boats = ids.map((id) => ({ id, updated_at: "2026-01-01T00:00:00.000Z" }));
  const fleet = fleetSigns({ boats, maintenances, articles, momentOf: () => moment });
  for (const id of ids) {
    const own = <R extends { bateau_id: string }>(rows: readonly R[]) => rows.filter((row) => row.bateau_id === id);
    expect(fleet.get(id)?.signs).toEqual(
      boatSigns({ maintenances: own(maintenances), articles: own(articles), moment }),
    );
  }
});
