import { describe, expect, test } from "vitest";
import { addDays } from "../days/index.ts";
import { type DepartureRows, judgeDeparture, ruleName, rulesToLookAt, type Trip, takesArticle } from "./index.ts";
import { anEngine, aThing, aTrip, aWork, BOAT, readyRows, TODAY } from "./test-departure.ts";

const look = (regle: string, verifie_le = TODAY) => ({ regle, article_id: null, verifie_le });
const judge = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}, today = TODAY) =>
  judgeDeparture(readyRows(rows), aTrip(trip), today);
const reason = (id: string, rows: Partial<DepartureRows>, trip: Partial<Trip> = {}, today = TODAY) =>
  judge(rows, trip, today).raisons.find((one) => one.id === id);
const without = (...names: RegExp[]) => readyRows().articles.filter(({ nom }) => !names.some((name) => name.test(nom)));
const offered = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}, today = TODAY) => {
  const [all, going] = [readyRows(rows), aTrip(trip)];
  return rulesToLookAt(judgeDeparture(all, going, today).raisons, all, going, today);
};
const noTank = { ...readyRows().bateau, capacite_eau: 0, capacite_carburant: 0 };

describe("a look at what is used up every day", () => {
  test("makes nothing ready that is empty: no water, no fuel, twenty days, four persons, looked at 23 days before", () => {
    const controles = ["eau", "carburant", "vivres"].map((regle) => look(regle, addDays("2026-05-03", -23)));
    const trip = { eau_a_bord: 0, carburant_a_bord: 0, jours: 20, personnes: 4 };
    expect(judge({ controles }, trip).verdict).toBe("pas prêt");
    expect(judge({ controles: controles.map(({ regle }) => look(regle)) }, trip).verdict).toBe("pas prêt");
  });

  const unknown = { eau: { eau_a_bord: null }, carburant: { carburant_a_bord: null }, vivres: {} };
  const rows = { articles: without(/Riz/) };
  test.each([
    ["eau", 0, undefined],
    ["eau", 2, undefined],
    ["eau", 3, "verifie"],
    ["carburant", 2, undefined],
    ["carburant", 3, "verifie"],
    ["vivres", 2, undefined],
    ["vivres", 3, "verifie"],
  ] as const)("at %s, %i days before the departure: %s", (regle, days, poids) => {
    const controles = [look(regle, addDays("2026-05-03", -days))];
    expect(reason(regle, { ...rows, controles }, unknown[regle])?.poids).toBe(poids);
  });

  test.each<[string, string, Partial<DepartureRows>, Partial<Trip>]>([
    ["eau", "what was read of the tank", {}, { eau_a_bord: 61 }],
    ["eau", "a tank that is too small", {}, { eau_a_bord: null, jours: 21, personnes: 10 }],
    ["eau", "a day out", {}, { eau_a_bord: 7, jours: 1 }],
    ["carburant", "what was read of the tank", {}, { carburant_a_bord: 11 }],
    ["carburant", "a tank that is too small", {}, { carburant_a_bord: null, heures_prevues: { [BOAT]: 70 } }],
    ["carburant", "no reserve", {}, { carburant_a_bord: 17 }],
    ["carburant", "an empty tank, whatever the hours", {}, { carburant_a_bord: 0, heures_prevues: {} }],
    [
      "carburant",
      "one engine takes it all, and nobody knows what the other takes",
      { moteurs: [anEngine(), anEngine({ id: "b", consommation: null })] },
      { carburant_a_bord: 11, heures_prevues: { [BOAT]: 4, b: 4 } },
    ],
    [
      "carburant",
      "no reserve for the one that is known",
      { moteurs: [anEngine(), anEngine({ id: "b", consommation: null })] },
      { carburant_a_bord: 17, heures_prevues: { [BOAT]: 4, b: 4 } },
    ],
    [
      "carburant",
      "no reserve for the one whose hours are planned",
      { moteurs: [anEngine(), anEngine({ id: "b" })] },
      { carburant_a_bord: 17, heures_prevues: { [BOAT]: 4 } },
    ],
    ["vivres", "food that is written down", { articles: [...without(/Riz/), rice(2)] }, {}],
  ])("at %s settles no shortage that is known: %s", (regle, _, more, trip) => {
    const told = reason(regle, { ...more, controles: [look(regle)] }, trip);
    expect(told).toMatchObject({ regle, connu: true });
    expect(offered(more, trip).has(regle)).toBe(false);
  });

  test.each<[string, Partial<DepartureRows>, Partial<Trip>]>([
    ["eau", {}, { eau_a_bord: null }],
    ["eau", { bateau: noTank }, { eau_a_bord: null }],
    ["carburant", {}, { carburant_a_bord: null }],
    ["carburant", {}, { heures_prevues: {} }],
    ["vivres", { articles: [...without(/Riz/), rice(2), stew()] }, {}],
  ])("at %s is offered for what nobody knows", (regle, more, trip) => {
    expect(offered(more, trip).has(regle)).toBe(true);
    expect(reason(regle, { ...more, controles: [look(regle)] }, trip)).toBeUndefined();
  });
});

const rice = (quantite: number) =>
  aThing("Riz (paquet de 1 kg)", { categorie: "Alimentation", unite: "paquet", quantite });
const stew = () => aThing("Ragoût de grand-mère", { categorie: "Alimentation" });

describe("of engine hours that nobody has planned", () => {
  const due = (heures_echeance: number, more = {}) => [aWork({ id: "v", titre: "Vidange", heures_echeance, ...more })];
  const id = `entretien:heures-prevues:${BOAT}`;
  const looked = [look("carburant")];
  test.each<[string, Partial<DepartureRows>, Partial<Trip>, string | undefined]>([
    ["work that follows the engine may fall due on the way", { maintenances: due(843) }, {}, "verifie"],
    ["whatever was looked at", { maintenances: due(843), controles: looked }, {}, "verifie"],
    ["with as many hours as the trip can have", { maintenances: due(842 + 72) }, {}, "verifie"],
    ["with more than it can have, not", { maintenances: due(842 + 73) }, {}, undefined],
    ["on a longer trip, though", { maintenances: due(842 + 73) }, { jours: 4 }, "verifie"],
    ["what is late is told by itself", { maintenances: due(842) }, {}, undefined],
    [
      "so is what is due by its day",
      { maintenances: due(850, { recurrence_mois: 12, date_echeance: "2026-05-04" }) },
      {},
      undefined,
    ],
    ["finished work follows nothing", { maintenances: due(843, { statut: "Terminée" }) }, {}, undefined],
    ["work by its date alone neither", { maintenances: [aWork()] }, {}, undefined],
    ["hours that are planned are reckoned", { maintenances: due(860) }, { heures_prevues: { [BOAT]: 4 } }, undefined],
    ["an engine that does not run neither", { maintenances: due(843) }, { heures_prevues: { [BOAT]: 0 } }, undefined],
    [
      "another engine's hours say nothing of this one",
      { maintenances: due(843), moteurs: [anEngine(), anEngine({ id: "b" })] },
      { heures_prevues: { b: 4 } },
      "verifie",
    ],
  ])("%s", (_, rows, trip, poids) => {
    const told = reason(id, rows, { heures_prevues: {}, ...trip });
    expect(told?.poids).toBe(poids);
    if (poids) {
      expect(told).toMatchObject({ connu: true, remede: { geste: "completer-trajet" } });
      expect(told?.pourquoi).toContain("Vidange");
    }
  });

  test("no look makes ready", () => {
    const rows = { maintenances: due(843) };
    const trip = { heures_prevues: {} };
    const all = judge(rows, trip).raisons.flatMap(({ regle }) => (regle ? [look(regle)] : []));
    expect(judge({ ...rows, controles: all }, trip).verdict).toBe("à vérifier");
  });
});

describe("of tanks that nobody has described", () => {
  test.each([
    ["eau", { eau_a_bord: null }, "Capacité des réservoirs d’eau non indiquée"],
    ["carburant", { carburant_a_bord: null }, "Capacité des réservoirs de carburant non indiquée"],
  ])("%s is unknown, and the boat’s form is opened", (id, trip, titre) => {
    const told = reason(id, { bateau: noTank }, trip);
    expect(told).toMatchObject({ poids: "verifie", titre, remede: { geste: "completer-bateau" } });
    expect(told?.pourquoi).toContain("nous ne savons pas combien");
  });

  test.each(["eau", "carburant"] as const)("%s is as unknown where the tank is but an estimate", (id) => {
    const guessed = { ...readyRows().bateau, note: "Estimations à corriger\u00a0: capacité carburant, capacité eau." };
    const told = reason(id, { bateau: guessed }, { eau_a_bord: null, carburant_a_bord: null });
    expect(told).toMatchObject({ poids: "verifie", remede: { geste: "completer-bateau" } });
  });

  test.each([
    [{ eau_a_bord: 200 }, undefined],
    [{ eau_a_bord: 0 }, "bloque"],
  ])("what somebody has read counts: %o", (trip, poids) => {
    expect(reason("eau", { bateau: noTank }, trip)?.poids).toBe(poids);
  });
});

describe("a look at equipment", () => {
  const offshore = { zone: "semi-hauturier" } as const;
  test.each<[string, string, Partial<DepartureRows>, Partial<Trip>]>([
    ["gilets-100", "no jacket at all for six", { articles: without(/Gilets/) }, { personnes: 6 }],
    ["gilets-100", "three for four", { articles: [...without(/Gilets/), aThing("Gilet 100 N", { quantite: 3 })] }, {}],
    ["gilets-100", "unknown ones, too few", { articles: [...without(/Gilets/), aThing("Gilet", { quantite: 3 })] }, {}],
    [
      "gilets-150",
      "a level too low",
      { articles: [...without(/Gilets/), aThing("Gilet 100 N", { quantite: 4 })] },
      offshore,
    ],
    ["harnais", "no harness for four under sail", { articles: without(/Harnais/) }, offshore],
    [
      "harnais",
      "two for four",
      { articles: [...without(/Harnais/), aThing("Harnais et longe", { quantite: 2 })] },
      offshore,
    ],
    ["radeau", "no raft", { articles: without(/Radeau/) }, offshore],
    [
      "radeau",
      "four places for six",
      { articles: [...without(/Radeau/), raft("Radeau 4 places")] },
      { ...offshore, personnes: 6 },
    ],
    ["feux-a-main", "two flares of three", { articles: [...without(/Feux/), raft("Feux à main", 2)] }, {}],
    [
      "incendie",
      "an extinguisher that is over",
      { articles: [...without(/Extincteur/), aThing("Extincteur", { date_peremption: "2020-01-01" })] },
      {},
    ],
  ])("at %s makes nothing of %s", (regle, _, more, trip) => {
    const { verdict, raisons } = judge({ ...more, controles: [look(regle)] }, trip);
    expect(verdict).toBe("pas prêt");
    expect(raisons.filter((one) => one.regle === regle)).toMatchObject([{ poids: "bloque", connu: true }]);
    expect(offered(more, trip).has(regle)).toBe(false);
  });

  test("at jackets of an unknown level holds for as many as are written down, and no more", () => {
    const more = {
      articles: [...without(/Gilets/), aThing("Gilets", { quantite: 6 })],
      controles: [look("gilets-100")],
    };
    expect(judge(more, { personnes: 6, jours: 1 }).verdict).toBe("prêt");
    expect(judge(more, { personnes: 7, jours: 1 }).verdict).toBe("pas prêt");
  });

  describe("of which adults' and children's are apart", () => {
    const articles = [...without(/Gilets/), aThing("Gilets", { quantite: 3 }), aThing("Gilet enfant"), aThing("Plouf")];
    const ids = (...controles: DepartureRows["controles"]) =>
      judge({ articles, controles }, { enfants: 1 })
        .raisons.map(({ id }) => id)
        .filter((id) => id.includes("gilets"));
    const [adults, children] = ["equipement:gilets-100", "equipement:gilets-100:enfants"];
    test.each<[string, DepartureRows["controles"], string[]]>([
      ["nobody has looked", [], [adults, children]],
      ["at the adults' alone", [look("gilets-100")], [children]],
      ["at the children's alone", [look("gilets-enfants")], [adults]],
      ["at both", [look("gilets-100"), look("gilets-enfants")], []],
      [
        "an article that is said to be a child's is one",
        [look("gilets-100"), { regle: "gilets-enfants", article_id: articles.at(-1)?.id ?? "", verifie_le: null }],
        [],
      ],
    ])("%s", (_, controles, left) => {
      expect(ids(...controles)).toEqual(left);
    });

    test("each is offered, and has its name", () => {
      expect([...offered({ articles }, { enfants: 1 })]).toEqual(["gilets-100", "gilets-enfants"]);
      expect(ruleName("gilets-enfants")).toBe("Gilets de sauvetage enfant 100 N");
      expect(takesArticle("gilets-enfants")).toBe(true);
    });
  });

  test("that swimmers wear their 50 near the coast, the skipper says of the crew of these days", () => {
    const articles = [...without(/Gilets/), aThing("Gilet 50 N", { quantite: 4 })];
    const of = (verifie_le: string) =>
      reason("equipement:gilets-100", { articles, controles: [look("gilets-100", verifie_le)] });
    expect(of("2026-05-01")).toBeUndefined();
    expect(of("2026-04-30")?.poids).toBe("verifie");
  });

  test("of a raft that does not say its places is not offered: they are written down", () => {
    const more = { articles: [...without(/Radeau/), raft("Radeau de survie")] };
    expect(reason("equipement:radeau", { ...more, controles: [look("radeau")] }, offshore)).toMatchObject({
      poids: "verifie",
      titre: expect.stringContaining("nombre de places"),
      remede: { geste: "voir-article" },
    });
    expect(offered(more, offshore).has("radeau")).toBe(false);
  });

  test.each([
    ["semi-hauturier", true, 4, false],
    ["semi-hauturier", true, 5, false],
    ["semi-hauturier", false, 4, true],
  ] as const)(
    "of tethers that nobody has written down, %s, under sail %s, %i aboard: settled is %s",
    (zone, isSail, personnes, settles) => {
      const bateau = isSail
        ? readyRows().bateau
        : { ...readyRows().bateau, nom_constructeur: "Bénéteau", nom_modele: "Antares 8" };
      const rows = {
        bateau,
        articles: [
          ...without(/Harnais/, /Gilets/),
          aThing("Gilets 150 N", { quantite: 5 }),
          aThing("Harnais", { quantite: 5 }),
        ],
      };
      const trip = { zone, personnes };
      expect(reason("equipement:harnais", rows, trip)).toMatchObject({
        poids: "verifie",
        titre: expect.stringContaining("Longes"),
      });
      expect(offered(rows, trip).has("harnais")).toBe(settles);
      const looked = reason("equipement:harnais", { ...rows, controles: [look("harnais")] }, trip);
      expect(looked === undefined).toBe(settles);
      if (looked) expect(looked).toMatchObject({ poids: "verifie", connu: true });
    },
  );

  test("is taken under way too, and counts", () => {
    const rows = { articles: without(/Seau/), controles: [look("assechement", "2026-05-06")] };
    expect(reason("equipement:assechement", rows, { jours: 10 }, "2026-05-06")).toBeUndefined();
    expect(reason("equipement:assechement", rows, { jours: 10 }, "2026-05-05")?.poids).toBe("verifie");
    expect(offered({ articles: without(/Seau/) }, { jours: 10 }, "2026-05-06").has("assechement")).toBe(true);
  });

  test("at the tanks is taken again under way", () => {
    const rows = { controles: [look("eau", "2026-05-03")] };
    const of = (today: string) => reason("eau", rows, { jours: 10, eau_a_bord: null }, today)?.poids;
    expect([of("2026-05-05"), of("2026-05-06")]).toEqual([undefined, "verifie"]);
  });
});

function raft(nom: string, quantite = 1) {
  return aThing(nom, { quantite, date_peremption: "2029-01-01" });
}
