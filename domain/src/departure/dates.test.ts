import { describe, expect, test } from "vitest";
import type { PaperType } from "../documents/index.ts";
import { currentTrip, type DepartureRows, judgeDeparture, type Trip, type TripDraft } from "./index.ts";
import { aThing, aTrip, aWork, BOAT, readyRows, TODAY } from "./test-departure.ts";

const judge = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judgeDeparture(readyRows(rows), aTrip(trip), TODAY);

describe("papers, of each kind the one that lasts", () => {
  const papers = (...papiers: [PaperType, string | null][]) =>
    judge(
      { papiers: papiers.map(([type, date_expiration], n) => ({ id: `${n}`, titre: type, type, date_expiration })) },
      { zone: "semi-hauturier" },
    ).raisons.map(({ id, poids }) => `${id} ${poids}`);
  const card: [PaperType, string | null] = ["Carte de circulation", null];
  const insured: [PaperType, string | null] = ["Assurance", "2027-01-01"];
  const raft: [PaperType, string | null] = ["Certificat radeau", "2028-01-01"];
  test.each<[string, [PaperType, string | null][], string[]]>([
    [
      "no date hides no insurance that is over",
      [card, ["Assurance", "2026-01-01"], ["Assurance", null], raft],
      ["papiers:1 bloque"],
    ],
    ["nor does it stand first", [card, ["Assurance", null], ["Assurance", "2026-01-01"], raft], ["papiers:2 bloque"]],
    ["an insurance without a date", [card, ["Assurance", null], raft], ["papiers:assurance verifie"]],
    ["a certificate without a date", [card, insured, ["Certificat radeau", null]], ["papiers:revision-radeau verifie"]],
    [
      "an old card beside an act that holds",
      [["Carte de circulation", "2020-01-01"], ["Acte de francisation", null], insured, raft],
      [],
    ],
    [
      "an old act beside a card that holds",
      [["Acte de francisation", "2020-01-01"], ["Carte de circulation", "2030-01-01"], insured, raft],
      [],
    ],
    ["an old card alone", [["Carte de circulation", "2020-01-01"], insured, raft], ["papiers:0 bloque"]],
    [
      "an old permit beside one that bears no date, which may be another person's",
      [card, insured, raft, ["Permis", "2020-01-01"], ["Permis", null]],
      ["papiers:3 note"],
    ],
    [
      "several permits that are over, and extinguishers",
      [
        ...[card, insured, raft],
        ["Permis", "2020-01-01"],
        ["Permis", "2021-01-01"],
        ["Extincteurs", "2020-01-01"],
        ["Extincteurs", "2028-01-01"],
      ],
      ["papiers:4 verifie", "papiers:3 note", "papiers:5 note"],
    ],
    ["one raft's former certificate", [card, insured, raft, ["Certificat radeau", "2020-01-01"]], []],
    [
      "extinguishers of the last look, not of one without a date",
      [card, insured, raft, ["Extincteurs", null], ["Extincteurs", "2026-01-01"]],
      ["papiers:4 verifie"],
    ],
  ])("%s", (_, own, expected) => {
    expect(papers(...own)).toEqual(expected);
  });

  describe("of rafts, each has its certificate", () => {
    type Certificates = (string | null)[];
    const told = (rafts: [string, number][], dates: Certificates, zone: Trip["zone"] = "semi-hauturier") => {
      const articles = [
        ...readyRows().articles.filter(({ nom }) => !nom.startsWith("Radeau")),
        ...rafts.map(([nom, quantite]) => aThing(nom, { quantite })),
      ];
      const papiers = [
        ...readyRows().papiers.filter(({ type }) => type !== "Certificat radeau"),
        ...dates.map((date_expiration, n) => ({
          ...{ id: `c${n}`, titre: "Radeau", type: "Certificat radeau" as const, date_expiration },
        })),
      ];
      return judge({ articles, papiers }, { zone })
        .raisons.filter(({ id }) => /papiers|radeau/.test(id))
        .map(({ id, poids }) => `${id} ${poids}`);
    };
    const two: [string, number][] = [["Radeau 4 places", 2]];
    const each: [string, number][] = [
      ["Radeau 4 places", 1],
      ["Radeau 2 places", 1],
    ];
    const unsure = "equipement:radeau verifie";
    test.each<[string, [string, number][], Certificates, Trip["zone"], string[]]>([
      ["one raft, its latest", [["Radeau 4 places", 1]], ["2028-01-01", "2020-01-01"], "semi-hauturier", []],
      ["two, one over since 2020", two, ["2028-01-01", "2020-01-01"], "semi-hauturier", [unsure, "papiers:c1 verifie"]],
      ["written one by one", each, ["2020-01-01", "2028-01-01"], "semi-hauturier", [unsure, "papiers:c0 verifie"]],
      ["both good, the former ones kept", two, ["2028-01-01", "2020-01-01", "2027-01-01"], "semi-hauturier", []],
      [
        "both over",
        two,
        ["2020-01-01", "2021-01-01"],
        "semi-hauturier",
        ["papiers:c1 bloque", unsure, "papiers:c0 verifie"],
      ],
      ["one alone for two", two, ["2028-01-01"], "semi-hauturier", [unsure]],
      ["near the coast", two, ["2028-01-01", "2020-01-01"], "cotier", ["papiers:c1 note"]],
    ])("%s", (_, rafts, dates, zone, expected) => {
      expect(told(rafts, dates, zone)).toEqual(expected);
    });
  });

  test("the date that is missing is written on the paper", () => {
    const papiers = [{ id: "a", titre: "Contrat", type: "Assurance", date_expiration: null } as const];
    const told = judge({ papiers }).raisons.find(({ id }) => id === "papiers:assurance");
    expect(told).toMatchObject({
      titre: "Assurance\u00a0: date à noter",
      remede: { geste: "voir-papier", document_id: "a" },
    });
  });

  test("what registers a boat since 2022 is named first, and dated", () => {
    const told = judge({ papiers: [] }).raisons.find(({ id }) => id === "papiers:papiers-bateau");
    expect(told?.pourquoi).toMatch(/^Le certificat d’enregistrement.*depuis le 1er janvier 2022.*carte de circulation/);
  });
});

describe("the weather counts for the day it was looked at and the next", () => {
  test.each([
    [TODAY, "prêt"],
    ["2026-05-03", "prêt"],
    ["2026-05-04", "à vérifier"],
    ["2026-07-01", "à vérifier"],
  ])("of a departure on %s: %s", (depart, verdict) => {
    const taches = [
      { checklist_id: "liste", tache: "Vannes", etat: true, maintenance_id: null, updated_at: `${depart}T08:00:00Z` },
    ];
    expect(judge({ taches }, { depart, jours: 1, personnes: 2 }).verdict).toBe(verdict);
  });

  test("says when to look, where it is too early", () => {
    expect(judge({}, { depart: "2026-05-04" }).raisons[0]?.titre).toBe(
      "Météo et état de la mer à regarder la veille et le jour",
    );
  });
});

describe("a checklist that was ticked, by its oldest tick", () => {
  const of = (...days: string[]) =>
    judge({
      taches: days.map((day, n) => ({
        ...{ checklist_id: "liste", tache: ["Vannes", "Gaz", "Feux"][n] ?? "Cales", etat: true, maintenance_id: null },
        updated_at: `${day}T08:00:00.000Z`,
      })),
    }).raisons.find(({ id }) => id === "checklist:liste");
  const head = "Checklist «\u00a0Départ\u00a0»\u00a0: ";
  test.each<[string, string[], string | undefined, string[]]>([
    ["all for this departure", ["2026-05-01", "2026-05-02"], undefined, []],
    ["one on the last day that counts", ["2026-05-01"], undefined, []],
    ["a day too early", ["2026-04-30"], `${head}cochée le 30/04/2026`, ["Vannes"]],
    [
      "one of two long ago",
      ["2026-03-01", "2026-05-02"],
      `${head}«\u00a0Vannes\u00a0» cochée le 01/03/2026`,
      ["Vannes"],
    ],
    ["whichever it is", ["2026-05-02", "2026-03-01"], `${head}«\u00a0Gaz\u00a0» cochée le 01/03/2026`, ["Gaz"]],
    [
      "two of three",
      ["2026-03-01", "2026-05-02", "2026-04-01"],
      `${head}2\u00a0tâches cochées trop tôt, la première le 01/03/2026`,
      ["Vannes", "Feux"],
    ],
    ["all of them", ["2026-04-02", "2026-04-01"], `${head}cochée le 01/04/2026`, ["Vannes", "Gaz"]],
  ])("%s", (_, days, titre, told) => {
    const found = of(...days);
    expect(found?.titre).toBe(titre);
    if (found) expect(found.poids).toBe("verifie");
    const named = ["Vannes", "Gaz", "Feux"].filter((tache) => found?.pourquoi.includes(`«\u00a0${tache}\u00a0»`));
    expect(named).toEqual(told);
  });
});

describe("litres that were read", () => {
  const kept: TripDraft = {
    ...currentTrip(BOAT, undefined, TODAY),
    depart: "2026-05-10",
    eau_a_bord: 100,
    carburant_a_bord: 50,
  };
  test.each([
    [TODAY, 100],
    ["2026-04-30", 100],
    ["2026-04-29", null],
    ["2026-03-01", null],
  ])("on %s are %s today", (day, eau_a_bord) => {
    const trip = currentTrip(BOAT, { ...kept, updated_at: `${day}T08:00:00.000Z` }, TODAY);
    expect(trip).toMatchObject({ depart: "2026-05-10", eau_a_bord });
    expect(trip).not.toHaveProperty("updated_at");
  });
  test("now, and not kept yet, are known", () => {
    expect(currentTrip(BOAT, kept, TODAY)).toEqual(kept);
  });
});

test.each([
  ["2026-04-01", "Extincteur\u00a0: date dépassée depuis le 01/04/2026"],
  ["2026-05-02", "Extincteur\u00a0: date atteinte avant le départ, le 02/05/2026"],
  ["2026-05-03", "Extincteur\u00a0: date atteinte le jour du départ, le 03/05/2026"],
  ["2026-05-04", "Extincteur\u00a0: date atteinte avant le retour, le 04/05/2026"],
  ["2026-05-05", "Extincteur\u00a0: date atteinte le jour du retour, le 05/05/2026"],
])("a date of %s is told as it is", (date_peremption, titre) => {
  const articles = [
    ...readyRows().articles.filter(({ nom }) => nom !== "Extincteur"),
    aThing("Extincteur", { date_peremption }),
  ];
  expect(judge({ articles }).raisons[0]?.titre).toBe(titre);
});

test("no sentence agrees with a thing it does not know, nor calls the day of the return « avant le retour »", () => {
  const articles = readyRows().articles.map((article) => ({ ...article, date_peremption: "2026-05-05" }));
  const papiers = readyRows().papiers.map((paper) => ({ ...paper, date_expiration: "2026-05-05" }));
  const maintenances = [aWork({ date_echeance: "2026-05-05" })];
  const { raisons } = judge({ articles, papiers, maintenances }, { zone: "hauturier" });
  expect(raisons.length).toBeGreaterThan(25);
  for (const { titre } of raisons) expect(titre).not.toMatch(/périmée?s?\b|expirée?s?\b|avant le retour/);
});
