import { describe, expect, test } from "vitest";
import type { Boat } from "../boats/index.ts";
import {
  asTrip,
  callWords,
  currentTrip,
  DEPARTURE_LIST,
  findDepartureList,
  groupReasons,
  type Reason,
  returnWords,
  rowsOfBoat,
  ruleName,
  type TripDraft,
  takesArticle,
  tieReplaces,
  verdictSentence,
  withThing,
} from "./index.ts";
import { BOAT, readyRows, TODAY } from "./test-departure.ts";

const draft = (more: Partial<TripDraft> = {}): TripDraft => ({
  ...currentTrip(BOAT, undefined, TODAY),
  eau_a_bord: 100,
  carburant_a_bord: 50,
  jours: 3,
  ...more,
});

describe("the trip of today", () => {
  test("where nothing was prepared, it is a day near the coast from today, with tanks that nobody has looked at", () => {
    expect(currentTrip(BOAT, undefined, TODAY)).toMatchObject({
      zone: "cotier",
      depart: TODAY,
      jours: 1,
      eau_a_bord: null,
    });
  });

  test.each<[string, string, number, object]>([
    ["ahead of us stays as it is", "2026-05-10", 3, { depart: "2026-05-10", eau_a_bord: 100 }],
    ["under way stays as it is", "2026-05-01", 3, { depart: "2026-05-01", eau_a_bord: 100 }],
    ["that ends today stays as it is", "2026-04-30", 3, { depart: "2026-04-30", eau_a_bord: 100 }],
    [
      "that is over begins anew today",
      "2026-04-29",
      3,
      { depart: TODAY, eau_a_bord: null, carburant_a_bord: null, jours: 3 },
    ],
  ])("one %s", (_, depart, jours, expected) => {
    expect(currentTrip(BOAT, draft({ depart, jours }), TODAY)).toMatchObject(expected);
  });

  test("hours that nobody has planned are not planned, none are", () => {
    const moteurs = [
      { moteur_id: "a", heures: 0, consommation: 3 },
      { moteur_id: "b", heures: null, consommation: 3 },
    ];
    expect(asTrip(draft({ moteurs }), true)).toMatchObject({ heures_prevues: { a: 0 }, meteo_vue: true });
  });
});

test("of what a device holds, the boat's own is looked at", () => {
  const of = (bateau_id: string) => ({ id: `of-${bateau_id}`, bateau_id }) as never;
  const both = [of(BOAT), of("other")];
  const held = {
    moteurs: both,
    articles: both,
    maintenances: both,
    checklists: both,
    listes: both,
    papiers: both,
    controles: both,
  };
  const taches = [{ checklist_id: `of-${BOAT}` }, { checklist_id: "of-other" }] as never;
  const moteurs = [{ moteur_id: `of-${BOAT}`, heures: 1, consommation: 4 }];
  const rows = rowsOfBoat(readyRows().bateau as Boat, draft({ moteurs }), { ...held, taches });
  const { moteurs: engines, articles, maintenances, checklists, listes, papiers, controles } = rows;
  for (const own of [engines, articles, maintenances, checklists, listes, papiers, controles])
    expect(own).toHaveLength(1);
  expect(rows.taches).toHaveLength(1);
  expect(engines[0]?.consommation).toBe(4);
});

describe("whoever waits ashore", () => {
  test.each<[string, string | null, number, string]>([
    ["calls some hours after the return", "18:30", 2, "le 04/05/2026 à 20:30"],
    ["calls on the day after, where midnight lies between", "23:15", 3, "le 05/05/2026 à 02:15"],
    ["calls days later, if so agreed", "12:00", 48, "le 06/05/2026 à 12:00"],
    ["is told how much later, where nobody has said the hour", null, 2, "2 heures après l’heure de retour prévue"],
  ])("%s", (_, retour_heure, appel_apres_heures, words) => {
    const trip = draft({ depart: TODAY, retour_heure, appel_apres_heures });
    expect(callWords(trip).replaceAll("\u00a0", " ")).toBe(words);
  });

  test("reads when the boat is back", () => {
    expect(returnWords(draft({ retour_heure: "18:30" }))).toBe("04/05/2026 à 18:30");
    expect(returnWords(draft())).toBe("04/05/2026");
  });
});

describe("what is missing goes to a list", () => {
  test("once, with as many as are asked for now", () => {
    const once = withThing([], { nom: "Feux rouges à main", quantite: 3 });
    expect(once).toEqual([
      { nom: "Feux rouges à main", categorie: "Sécurité", quantite: 3, unite: "unité", priorite: "critique" },
    ]);
    expect(withThing(once, { nom: "Feux rouges à main", quantite: 1.2 })).toEqual([{ ...once[0], quantite: 2 }]);
  });

  test.each([
    ["Eau (bouteille de 1,5 L)", "Boissons", "bouteille"],
    ["Piles", "Technique", "unité"],
    ["Harnais et longe", "Sécurité", "unité"],
  ])("%s as %s", (nom, categorie, unite) => {
    expect(withThing([], { nom, quantite: 1 })).toMatchObject([{ categorie, unite }]);
  });

  test("the newest of that name, of that boat", () => {
    const list = (id: string, bateau_id: string, created_at: string, nom = DEPARTURE_LIST) => ({
      id,
      bateau_id,
      created_at,
      nom,
    });
    const lists = [
      list("a", BOAT, "2026-01-01"),
      list("b", BOAT, "2026-02-01"),
      list("c", "x", "2026-03-01"),
      list("d", BOAT, "2026-04-01", "Semaine"),
    ];
    expect(findDepartureList(lists, BOAT)?.id).toBe("b");
    expect(findDepartureList([], BOAT)).toBeUndefined();
  });
});

const aReason = (more: Partial<Reason>): Reason => ({
  id: "x",
  poids: "verifie",
  sujet: "entretien",
  titre: "x",
  pourquoi: "x.",
  remede: { geste: "verifier" },
  ...more,
});

test("reasons are read by what they take", () => {
  const reasons = [
    aReason({ id: "a", poids: "note" }),
    aReason({ id: "b", regle: "radeau" }),
    aReason({ id: "c", sujet: "meteo" }),
    aReason({ id: "d" }),
    aReason({ id: "e", poids: "bloque", regle: "radeau" }),
  ];
  const groups = groupReasons(reasons).map(({ group, reasons: own }) => [group, own.map(({ id }) => id).join("")]);
  expect(groups).toEqual([
    ["bloque", "e"],
    ["regler", "d"],
    ["juger", "bc"],
    ["note", "a"],
  ]);
  expect(groupReasons([])).toEqual([]);
});

test.each<[number, number, string]>([
  [0, 0, "Rien ne manque, d’après ce qui est noté ici."],
  [0, 1, "Rien n’empêche de partir à notre connaissance, 1 point à vérifier."],
  [1, 0, "1 point empêche de partir."],
  [2, 5, "2 points empêchent de partir, 5 à vérifier."],
])("%i that block and %i to look at", (blocking, open, sentence) => {
  const reasons = [
    ...Array.from({ length: blocking }, () => aReason({ poids: "bloque" })),
    ...Array.from({ length: open }, () => aReason({})),
    aReason({ poids: "note" }),
  ];
  expect(verdictSentence(reasons).replaceAll("\u00a0", " ")).toBe(sentence);
});

test("rules have names, and those of the Division 240 take an article", () => {
  expect([ruleName("radeau"), ruleName("eau"), ruleName("jadis")]).toEqual(["Radeau de survie", "Eau à bord", "jadis"]);
  expect([takesArticle("radeau"), takesArticle("eau")]).toEqual([true, false]);
  expect([tieReplaces("radeau"), tieReplaces("feux-a-main"), tieReplaces("eau")]).toEqual([true, false, false]);
});
