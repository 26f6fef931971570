import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PaperType } from "../documents/index.ts";
import { type Required, requiredEquipment, ZONES, type Zone } from "../safety/index.ts";
import { type DepartureArticle, type DepartureRows, judgeDeparture, type Trip } from "./index.ts";
import { anEngine, aThing, aTrip, aWork, BOAT, readyRows, TODAY } from "./test-departure.ts";

const judge = (rows: Partial<DepartureRows> = {}, trip: Partial<Trip> = {}) =>
  judgeDeparture(readyRows(rows), aTrip(trip), TODAY);
const reason = (id: string, rows: Partial<DepartureRows> = {}, trip: Partial<Trip> = {}) =>
  judge(rows, trip).raisons.find((one) => one.id === id);
const without = (...names: RegExp[]) => readyRows().articles.filter(({ nom }) => !names.some((name) => name.test(nom)));

const NOW = `${TODAY}T08:00:00.000Z`;

describe("a boat that lacks nothing", () => {
  test.each(ZONES)("is ready in the zone %s", (zone) => {
    expect(judge({}, { zone })).toMatchObject({ verdict: "prêt", raisons: [] });
  });

  test("says what each rule is met by", () => {
    const { acquis } = judge({}, { zone: "hauturier" });
    expect(acquis).toContainEqual({ regle: "radeau", nom: "Radeau de survie", par: "Radeau de survie 6 places" });
  });
});

describe("whatever is taken away, nobody is told that all is ready", () => {
  const cases = ZONES.flatMap((zone) =>
    requiredEquipment({ zone, personnes: 4, traits: ["voiles"] }).map(({ id, nom }) => [zone, id, nom] as const),
  );
  // why: the meteo is received by VHF too, a jacket of a higher level does for a lower one, and the flag is asked for offshore.
  const served = (zone: Zone, id: string) =>
    id.startsWith("gilets") ||
    (id === "meteo" && zone !== "basique") ||
    (id === "pavillon" && /basique|^cotier/.test(zone));
  test.each(cases.filter(([zone, id]) => !served(zone, id)))("%s without %s", (zone, id, nom) => {
    const articles = readyRows().articles.filter((one) => !one.nom.startsWith(nom));
    const { verdict, raisons } = judge({ articles }, { zone });
    expect(verdict).not.toBe("prêt");
    expect(raisons.map((one) => one.regle)).toContain(id);
  });

  /** Which articles of the full lockers, by their names, do for a rule; an oracle of its own, that asks the judge nothing. */
  const SERVED_BY: Readonly<Record<string, RegExp>> = {
    "gilets-50": /^Gilets/,
    "gilets-100": /^Gilets de sauvetage 1[05]0/,
    "gilets-150": /^Gilets de sauvetage 150/,
    meteo: /^(Récepteur météo|VHF)/,
    balise: /^Balise/,
    position: /^GPS/,
    "livre-des-feux": /^Livre des feux/,
  };
  const isServed = ({ id, nom, quantite }: Required, left: readonly DepartureArticle[]) => {
    const own = left.filter((one) => SERVED_BY[id]?.test(one.nom) ?? one.nom.startsWith(nom));
    return own.reduce((sum, one) => sum + one.quantite, 0) >= quantite;
  };

  test("of any rows, none that lack what is required are called ready", () => {
    const lists = fc.record({
      zone: fc.constantFrom(...ZONES),
      personnes: fc.integer({ min: 1, max: 6 }),
      jours: fc.integer({ min: 1, max: 10 }),
      gone: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 12 }),
      state: fc.constantFrom("missing", "used up", "over"),
      eau_a_bord: fc.option(fc.integer({ min: 0, max: 500 })),
      carburant_a_bord: fc.option(fc.integer({ min: 0, max: 300 })),
      // why looks at all of it: a look makes nothing appear that is counted, nor good again what is over.
      looked: fc.boolean(),
    });
    fc.assert(
      fc.property(lists, ({ gone, state, looked, ...trip }) => {
        const all = readyRows().articles;
        const left = all.filter((_, place) => !gone.includes(place));
        const spoilt = all.flatMap((article, place) => {
          if (!gone.includes(place) || state === "missing") return [];
          return [state === "used up" ? { ...article, quantite: 0 } : { ...article, date_peremption: "2020-01-01" }];
        });
        const asked = requiredEquipment({ zone: trip.zone, personnes: trip.personnes, traits: ["voiles"] });
        const controles = looked ? asked.map(({ id }) => ({ regle: id, article_id: null, verifie_le: TODAY })) : [];
        const { verdict, raisons, acquis } = judge({ articles: [...left, ...spoilt], controles }, trip);
        for (const required of asked) {
          const told = raisons.filter(({ regle }) => regle === required.id);
          if (isServed(required, left)) {
            expect(told).toEqual([]);
            continue;
          }
          const isCounted =
            /^(gilets|radeau)/.test(required.id) || (required.id === "harnais" && required.quantite > 1);
          const isWritten = spoilt.some((one) => one.quantite > 0 && one.nom.startsWith(required.nom));
          const isForSwimmers = required.id === "gilets-100" && left.some(({ nom }) => nom.includes("50 N"));
          if (looked && (isForSwimmers || !(isCounted || isWritten))) continue;
          const isLater = required.id === "pavillon" && (trip.zone === "basique" || trip.zone === "cotier");
          expect(told.length).toBeGreaterThan(0);
          expect(acquis.map(({ regle }) => regle)).not.toContain(required.id);
          if (!isLater) expect(verdict).not.toBe("prêt");
        }
        const isBlind = trip.eau_a_bord === null || trip.carburant_a_bord === null;
        if (isBlind) expect(verdict).not.toBe("prêt");
        if (raisons.some(({ poids }) => poids !== "note")) expect(verdict).not.toBe("prêt");
      }),
      { numRuns: 500 },
    );
  });

  test("an empty boat is never ready, wherever it goes and whoever is aboard", () => {
    const trips = fc.record({
      zone: fc.constantFrom(...ZONES),
      personnes: fc.integer({ min: 1, max: 12 }),
      enfants: fc.integer({ min: 0, max: 12 }),
      jours: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(trips, (trip) => {
        expect(judge({ articles: [] }, trip).verdict).toBe("pas prêt");
      }),
    );
  });
});

describe("how heavy it is", () => {
  test.each([
    ["raft", /Radeau/, "semi-hauturier", "bloque"],
    ["fixed radio", /VHF fixe/, "semi-hauturier", "bloque"],
    ["beacon", /Balise/, "hauturier", "bloque"],
    ["extinguisher", /Extincteur/, "basique", "bloque"],
    ["hand flares", /Feux rouges/, "cotier", "bloque"],
    ["lifebuoy", /Bouée/, "cotier", "bloque"],
    ["harness", /Harnais/, "semi-hauturier", "bloque"],
    ["bucket", /Seau/, "basique", "verifie"],
    ["tide tables", /marées/, "basique", "verifie"],
    ["charts", /Cartes/, "cotier", "verifie"],
    ["flag near the coast", /Pavillon/, "cotier", "note"],
    ["flag offshore", /Pavillon/, "semi-hauturier", "verifie"],
  ] as const)("no %s", (_, name, zone, poids) => {
    const { raisons } = judge({ articles: without(name) }, { zone });
    expect(raisons.map((one) => one.poids)).toEqual([poids]);
  });

  test("no tide tables in the Mediterranean is no fault", () => {
    expect(judge({ articles: without(/marées/) }, { mediterranee: true }).verdict).toBe("prêt");
  });

  test("the heaviest comes first", () => {
    const { raisons } = judge({ articles: without(/Seau/, /Extincteur/, /Pavillon/) }, { meteo_vue: false });
    expect(raisons.map(({ poids }) => poids)).toEqual(["bloque", "verifie", "verifie", "note"]);
  });
});

describe("what expires", () => {
  const flares = (date_peremption: string | null) =>
    reason("equipement:feux-a-main", {
      articles: [...without(/Feux rouges/), aThing("Feux à main", { quantite: 3, date_peremption })],
    });
  test.each<[string, string | undefined, string]>([
    ["2026-05-06", undefined, "the day after the return"],
    ["2026-05-05", "bloque", "on the day one is back"],
    ["2026-05-03", "bloque", "on the day one leaves"],
    ["2020-01-01", "bloque", "long ago"],
  ])("flares of %s: %s (%s)", (date, poids) => {
    expect(flares(date)?.poids).toBe(poids);
  });

  test("no date at all is to be looked at", () => {
    expect(flares(null)).toMatchObject({
      poids: "verifie",
      titre: expect.stringContaining("date de validité à vérifier"),
    });
  });

  test("enough good ones make up for old ones, and the old ones are told too", () => {
    const old = aThing("Feux à main anciens", { quantite: 3, date_peremption: "2020-01-01" });
    const { raisons } = judge({ articles: [...readyRows().articles, old] });
    expect(raisons).toMatchObject([{ id: `peremption:${old.id}`, poids: "verifie" }]);
  });

  test("food that goes off on the way changes no verdict", () => {
    const milk = aThing("Lait", { categorie: "Alimentation", date_peremption: "2026-05-04" });
    expect(judge({ articles: [...readyRows().articles, milk] })).toMatchObject({
      verdict: "prêt",
      raisons: [{ poids: "note", sujet: "peremption" }],
    });
  });

  test("what is used up can't go bad", () => {
    const gone = aThing("Pansements", { quantite: 0, date_peremption: "2020-01-01" });
    expect(judge({ articles: [...readyRows().articles, gone] }).verdict).toBe("prêt");
  });
});

describe("jackets", () => {
  const lacking = (jackets: [string, number][], trip: Partial<Trip> = {}) =>
    judge({ articles: [...without(/Gilets/), ...jackets.map(([nom, quantite]) => aThing(nom, { quantite }))] }, trip)
      .raisons.filter(({ id }) => id.includes("gilets"))
      .map(({ poids }) => poids);
  test.each<[string, [string, number][], Partial<Trip>, string[]]>([
    ["one each", [["Gilet 150 N", 4]], { zone: "semi-hauturier" }, []],
    ["one short", [["Gilet 150 N", 3]], { zone: "semi-hauturier" }, ["bloque"]],
    ["a level too low", [["Gilet 100 N", 4]], { zone: "semi-hauturier" }, ["bloque"]],
    ["a higher level does", [["Gilet gonflable 275N", 4]], { zone: "hauturier" }, []],
    [
      "two kinds together",
      [
        ["Gilet 150 N", 2],
        ["Gilets 275 N", 2],
      ],
      { zone: "hauturier" },
      [],
    ],
    ["no level said", [["Gilets de sauvetage", 4]], { zone: "cotier" }, ["verifie"]],
    ["swimmers with 50 near the coast", [["Gilet 50 N", 4]], { zone: "cotier" }, ["verifie"]],
    ["50 within 2 milles", [["Gilet 50 N", 4]], { zone: "basique" }, []],
    ["none", [], { zone: "basique" }, ["bloque"]],
    ["a child in an adult's", [["Gilet 150 N", 4]], { zone: "cotier", enfants: 1 }, ["bloque"]],
    [
      "a child in its own",
      [
        ["Gilet 150 N", 3],
        ["Gilet enfant 100 N", 1],
      ],
      { zone: "cotier", enfants: 1 },
      [],
    ],
    [
      "a child with 50, even near",
      [
        ["Gilet 50 N", 3],
        ["Gilet enfant 50 N", 1],
      ],
      { zone: "basique", enfants: 1 },
      ["bloque"],
    ],
    [
      "a child offshore may have 100",
      [
        ["Gilet 150 N", 3],
        ["Gilet bébé 100 N", 1],
      ],
      { zone: "hauturier", enfants: 1 },
      [],
    ],
    ["a child's does not hold an adult", [["Gilet enfant 100 N", 4]], { zone: "cotier" }, ["bloque"]],
    ["a pack of four", [["Gilets 150 N (lot de 4)", 1]], { zone: "cotier" }, []],
    ["kits are no jackets", [["Kit de réarmement gilet 150 N", 4]], { zone: "cotier" }, ["bloque"]],
    ["nor what shines on a road", [["Gilet fluo", 4]], { zone: "basique" }, ["bloque"]],
  ])("%s", (_, jackets, trip, expected) => {
    expect(lacking(jackets, trip)).toEqual(expected);
  });
});

describe("what a person says counts", () => {
  const bare = without(/Radeau/);
  test.each([
    ["2026-05-02", "prêt", "the day before"],
    ["2026-04-03", "prêt", "thirty days ago"],
    ["2026-04-02", "pas prêt", "a day longer"],
    ["2026-05-04", "pas prêt", "after the departure"],
  ])("looked on %s: %s (%s)", (verifie_le, verdict) => {
    const controles = [{ regle: "incendie", article_id: null, verifie_le }];
    expect(judge({ articles: without(/Extincteur/), controles }).verdict).toBe(verdict);
  });

  test("an article that is tied to a rule counts for it, whatever it is called", () => {
    const mine = aThing("Plastimo Cruiser 6P", { date_peremption: "2028-01-01" });
    const controles = [{ regle: "radeau", article_id: mine.id, verifie_le: null }];
    const rows = { articles: [...bare, mine], controles };
    expect(judge(rows, { zone: "semi-hauturier" })).toMatchObject({ verdict: "prêt" });
    expect(judge({ articles: [...bare, mine] }, { zone: "semi-hauturier" }).verdict).toBe("pas prêt");
    const old = { ...mine, date_peremption: "2026-05-04" };
    expect(judge({ ...rows, articles: [...bare, old] }, { zone: "semi-hauturier" }).verdict).toBe("pas prêt");
  });
});

describe("upkeep", () => {
  const work = (more: Parameters<typeof aWork>[0], trip: Partial<Trip> = {}) =>
    judge({ maintenances: [aWork(more)] }, trip).raisons.map(({ poids }) => poids);
  test.each<[string, Parameters<typeof aWork>[0], Partial<Trip>, string[]]>([
    ["far away", {}, {}, []],
    ["late", { date_echeance: "2026-05-01" }, {}, ["verifie"]],
    ["late, and of safety", { date_echeance: "2026-05-01", categorie: "Équipements de sécurité" }, {}, ["bloque"]],
    ["finished", { date_echeance: "2026-05-01", statut: "Terminée" }, {}, []],
    ["due on the day one is back", { date_echeance: "2026-05-05" }, {}, ["verifie"]],
    ["due on the day after", { date_echeance: "2026-05-06" }, {}, []],
    ["hours reached on the way", { heures_echeance: 846 }, {}, ["verifie"]],
    ["hours not reached", { heures_echeance: 847 }, {}, []],
    ["hours reached already", { heures_echeance: 842 }, {}, ["verifie"]],
    ["no hours planned, none reached", { heures_echeance: 843 }, { heures_prevues: { [BOAT]: 0 } }, []],
  ])("%s", (_, more, trip, expected) => {
    expect(work(more, trip)).toEqual(expected);
  });

  test("a meter that nobody has read is said, once for all its works", () => {
    const maintenances = [
      aWork({ id: "a", titre: "Vidange", heures_echeance: 100 }),
      aWork({ id: "b", titre: "Courroie", heures_echeance: 200 }),
    ];
    const { raisons } = judge({ moteurs: [anEngine({ heures: 0 })], maintenances });
    expect(raisons).toMatchObject([{ poids: "verifie", remede: { geste: "relever-heures", moteur_id: BOAT } }]);
    expect(raisons[0]?.pourquoi).toContain("Courroie");
  });

  test("hours are those of the engine the work is about", () => {
    const moteurs = [anEngine(), anEngine({ id: "tribord", nom: "Tribord", heures: 100 })];
    const maintenances = [aWork({ moteur_id: "tribord", heures_echeance: 300 })];
    const trip = { heures_prevues: { [BOAT]: 4, tribord: 4 } };
    expect(judge({ moteurs, maintenances }, trip).verdict).toBe("prêt");
  });
});

describe("papers", () => {
  const papers = (...papiers: [PaperType, string | null][]) =>
    judge(
      { papiers: papiers.map(([type, date_expiration], n) => ({ id: `${n}`, titre: type, type, date_expiration })) },
      { zone: "semi-hauturier" },
    ).raisons.map(({ id, poids }) => `${id} ${poids}`);
  const card: [PaperType, string | null] = ["Carte de circulation", null];
  const insured: [PaperType, string | null] = ["Assurance", "2027-01-01"];
  const raft: [PaperType, string | null] = ["Certificat radeau", "2028-01-01"];
  const good = [card, insured, raft];
  test.each<[string, [PaperType, string | null][], string[]]>([
    ["all good", good, []],
    ["none", [], ["papiers:papiers-bateau verifie", "papiers:assurance verifie", "papiers:revision-radeau verifie"]],
    ["insurance over on the way", [card, ["Assurance", "2026-05-04"], raft], ["papiers:1 bloque"]],
    ["insurance renewed beside the former", [...good, ["Assurance", "2026-01-01"]], []],
    ["the raft's service is over", [card, insured, ["Certificat radeau", "2026-05-05"]], ["papiers:2 bloque"]],
    ["the act serves as registration", [["Acte de francisation", null], insured, raft], []],
    ["an old berth contract changes nothing", [...good, ["Contrat de port", "2020-01-01"]], ["papiers:3 note"]],
    ["the gas was not looked at", [...good, ["Contrôle gaz", "2020-01-01"]], ["papiers:3 verifie"]],
  ])("%s", (_, papiers, expected) => {
    expect(papers(...papiers)).toEqual(expected);
  });

  test.each<[string, PaperType, string | null, string | undefined]>([
    ["a service that holds says what the raft does not", "Certificat radeau", "2028-01-01", undefined],
    ["one that is over before the return says nothing", "Certificat radeau", "2026-05-05", "verifie"],
    ["one without a date says nothing", "Certificat radeau", null, "verifie"],
    ["another paper says nothing", "Facture", "2028-01-01", "verifie"],
  ])("of a raft without a date, %s", (_, type, date_expiration, poids) => {
    const raft = aThing("Radeau de survie 4 places", { date_peremption: null });
    const rows = {
      articles: [...without(/Radeau/), raft],
      papiers: [{ id: "s", titre: "Révision", type, date_expiration }],
    };
    expect(reason("equipement:radeau", rows, { zone: "semi-hauturier" })?.poids).toBe(poids);
  });

  test("a raft that is over is over, whatever its certificate says", () => {
    const raft = aThing("Radeau de survie", { date_peremption: "2026-05-04" });
    const rows = { articles: [...without(/Radeau/), raft] };
    expect(reason("equipement:radeau", rows, { zone: "semi-hauturier" })?.poids).toBe("bloque");
  });

  test.each([
    ["France", "carte de circulation"],
    [null, "carte de circulation"],
    ["Belgique", "selon les règles de son pavillon"],
    ["Autre", "selon les règles de son pavillon"],
  ] as const)("what registers a boat under the flag %s is named as there: %s", (pavillon, words) => {
    const rows = { bateau: { ...readyRows().bateau, pavillon }, papiers: [] };
    const told = reason("papiers:papiers-bateau", rows);
    expect(told?.pourquoi).toContain(words);
    expect(/certificat d’enregistrement|francisation/.test(told?.pourquoi ?? "")).toBe(words.startsWith("carte"));
  });

  test("near the coast nobody asks for the raft's papers", () => {
    const papiers = readyRows().papiers.filter(({ type }) => type !== "Certificat radeau");
    expect(judge({ papiers }).verdict).toBe("prêt");
  });
});

describe("water", () => {
  const water = (trip: Partial<Trip>, rows: Partial<DepartureRows> = {}) => reason("eau", rows, trip)?.poids;
  // why these figures: 4 persons in spring drink 2 L and cook with 1.5 L a day, and carry 5 L each that nobody touches.
  test.each<[string, Partial<Trip>, string | undefined]>([
    ["enough to wash", { eau_a_bord: 122 }, undefined],
    ["enough to live", { eau_a_bord: 121 }, "note"],
    ["just enough to live", { eau_a_bord: 62 }, "note"],
    ["a litre short", { eau_a_bord: 61 }, "bloque"],
    ["nobody has looked at the tank", { eau_a_bord: null }, "verifie"],
    ["even full it is too little", { eau_a_bord: null, jours: 21, personnes: 10 }, "bloque"],
    ["a day out, short", { eau_a_bord: 7, jours: 1 }, "verifie"],
    ["a day out, enough", { eau_a_bord: 8, jours: 1 }, undefined],
    ["summer asks for more", { eau_a_bord: 8, jours: 1, depart: "2026-05-31" }, undefined],
    ["and says so in June", { eau_a_bord: 8, jours: 1, depart: "2026-06-01" }, "verifie"],
    // why: 14 days of a passage count half as much again, 4 × 21 × (2.6 + 1.5) and 20 L that nobody touches.
    ["back in June, a litre short", { eau_a_bord: 364, jours: 14, depart: "2026-05-31" }, "bloque"],
    ["back in June, enough", { eau_a_bord: 365, jours: 14, depart: "2026-05-31" }, "note"],
    ["from September to October as in September", { eau_a_bord: 364, jours: 14, depart: "2026-09-30" }, "bloque"],
  ])("%s", (_, trip, expected) => {
    expect(water(trip)).toBe(expected);
  });

  test("bottles count, and are bought where they are short", () => {
    const bottles = aThing("Eau (bouteille de 1,5 L)", { categorie: "Boissons", unite: "bouteille", quantite: 10 });
    expect(water({ eau_a_bord: 47 }, { articles: [...readyRows().articles, bottles] })).toBe("note");
    // why that tank: of what it holds, so much has to be carried beside it.
    const small = { bateau: { ...readyRows().bateau, capacite_eau: 50 } };
    expect(reason("eau", small, { eau_a_bord: 47 })?.remede).toEqual({
      geste: "ajouter-aux-courses",
      nom: "Eau (bouteille de 1,5 L)",
      quantite: 10,
    });
  });

  test("a tank that would hold enough is filled, and no bottles are bought", () => {
    expect(reason("eau", {}, { eau_a_bord: 47 })).toMatchObject({
      ...{ poids: "bloque", connu: true, titre: "Il manque 15\u00a0L d’eau\u00a0: faites le plein" },
      remede: { geste: "completer-trajet" },
    });
    const just = (capacite_eau: number) =>
      reason("eau", { bateau: { ...readyRows().bateau, capacite_eau } }, { eau_a_bord: 0 })?.remede.geste;
    expect([just(62), just(61), just(0)]).toEqual(["completer-trajet", "ajouter-aux-courses", "ajouter-aux-courses"]);
  });
});

describe("fuel", () => {
  test.each<[string, Partial<Trip>, Partial<DepartureRows>, string | undefined]>([
    ["enough, with the reserve", { carburant_a_bord: 18 }, {}, undefined],
    ["no reserve", { carburant_a_bord: 17 }, {}, "verifie"],
    ["not even the way", { carburant_a_bord: 11 }, {}, "bloque"],
    ["nobody has looked at the tank", { carburant_a_bord: null }, {}, "verifie"],
    ["even full it is too little", { carburant_a_bord: null, heures_prevues: { [BOAT]: 70 } }, {}, "bloque"],
    ["nobody has thought of the hours", { heures_prevues: {} }, {}, "verifie"],
    ["the engine is not needed", { heures_prevues: { [BOAT]: 0 }, carburant_a_bord: null }, {}, undefined],
    ["nobody knows what it takes", {}, { moteurs: [anEngine({ consommation: null })] }, "verifie"],
    [
      "two engines take twice as much",
      { carburant_a_bord: 20, heures_prevues: { [BOAT]: 4, b: 4 } },
      { moteurs: [anEngine(), anEngine({ id: "b" })] },
      "bloque",
    ],
    ["no engine", {}, { moteurs: [] }, undefined],
  ])("%s", (_, trip, rows, expected) => {
    expect(reason("carburant", rows, trip)?.poids).toBe(expected);
  });
});

describe("litres that the tank can't hold", () => {
  test.each<[string, Partial<Trip>, string | undefined, string | undefined]>([
    ["eau", { eau_a_bord: 400 }, undefined, undefined],
    ["eau", { eau_a_bord: 401 }, "verifie", "401\u00a0L d’eau notés, les réservoirs en tiennent 400"],
    ["eau", { eau_a_bord: 900, jours: 1 }, "verifie", "900\u00a0L d’eau notés, les réservoirs en tiennent 400"],
    ["eau", { eau_a_bord: 5000, jours: 21, personnes: 10 }, "bloque", undefined],
    ["carburant", { carburant_a_bord: 200 }, undefined, undefined],
    [
      "carburant",
      { carburant_a_bord: 201 },
      "verifie",
      "201\u00a0L de carburant notés, les réservoirs en tiennent 200",
    ],
    ["carburant", { carburant_a_bord: 900, heures_prevues: { [BOAT]: 70 } }, "bloque", undefined],
  ])("of %s, %o: %s", (id, trip, poids, titre) => {
    const controles = [{ regle: id, article_id: null, verifie_le: TODAY }];
    const told = reason(id, { controles }, trip);
    expect(told?.poids).toBe(poids);
    if (titre) expect(told).toMatchObject({ titre, connu: true, remede: { geste: "completer-trajet" } });
  });

  test("are believed where nobody has said what it holds", () => {
    const bateau = { ...readyRows().bateau, capacite_eau: 0, capacite_carburant: 0 };
    expect(judge({ bateau }, { eau_a_bord: 900, carburant_a_bord: 900 }).verdict).toBe("prêt");
  });
});

describe("food", () => {
  test("a day out asks for none", () => {
    expect(reason("vivres", { articles: without(/Riz/) }, { jours: 1 })).toBeUndefined();
  });
  test.each([
    ["2026-11-29", 2, undefined],
    ["2026-11-30", 2, "verifie"],
    ["2026-12-01", 2, "verifie"],
    ["2026-02-28", 2, "verifie"],
  ] as const)("the cold asks for more, on the way out or back: from %s for %i days", (depart, jours, poids) => {
    // why that much: 4 persons eat 3000 kcal a day, for 2 days and one of reserve; a kilo of rice has 3500.
    const rice = aThing("Riz (paquet de 1 kg)", { categorie: "Alimentation", unite: "paquet", quantite: 10.5 });
    expect(reason("vivres", { articles: [...without(/Riz/), rice] }, { depart, jours })?.poids).toBe(poids);
  });
  test("what is missing is what is generated", () => {
    expect(reason("vivres", { articles: without(/Riz/) })).toMatchObject({
      poids: "verifie",
      remede: { geste: "avitailler", jours: 4, personnes: 4 },
    });
  });
  test("a list that brings enough is opened, and is not aboard", () => {
    const riz = {
      nom: "Riz (paquet de 1 kg)",
      categorie: "Alimentation",
      unite: "paquet",
      priorite: "normale",
    } as const;
    const list = (quantite: number) => ({ id: "l", nom: "Semaine", articles: [{ ...riz, quantite }] });
    const rows = { articles: without(/Riz/), listes: [list(40)] };
    expect(reason("vivres", rows)).toMatchObject({ poids: "verifie", remede: { geste: "voir-liste", liste_id: "l" } });
    expect(reason("vivres", rows)?.pourquoi).toContain("Semaine");
    const some = {
      articles: [
        ...without(/Riz/),
        aThing("Riz (paquet de 1 kg)", { categorie: "Alimentation", unite: "paquet", quantite: 8 }),
      ],
    };
    expect(reason("vivres", some)?.titre).toMatch(/^Vivres\s: environ \d\sjours? à bord, il en faut \d$/);
    expect(reason("vivres", { ...rows, listes: [list(1)] })?.remede.geste).toBe("avitailler");
  });
  test("what the catalogue does not know is said", () => {
    const stew = aThing("Ragoût de grand-mère", { categorie: "Alimentation" });
    expect(reason("vivres", { articles: [...without(/Riz/), stew] })?.pourquoi).toContain(
      "n’en connaissons pas l’énergie",
    );
  });
});

describe("the rest", () => {
  test.each<[string, string, Partial<DepartureRows>, Partial<Trip>]>([
    [
      "the checklist is not through",
      "checklist:liste",
      { taches: [{ checklist_id: "liste", tache: "Vannes", etat: false, maintenance_id: null, updated_at: NOW }] },
      {},
    ],
    ["there is no checklist", "checklist", { checklists: [], taches: [] }, {}],
    ["nobody has looked at the weather", "meteo", {}, { meteo_vue: false }],
    ["no batteries", "equipement:piles", { articles: without(/Piles/) }, {}],
    ["another flag", "regles:pavillon-etranger", { bateau: { ...readyRows().bateau, pavillon: "Belgique" } }, {}],
    ["a long hull", "regles:longueur", { bateau: { ...readyRows().bateau, longueur: 25 } }, {}],
  ])("%s", (_, id, rows, trip) => {
    expect(judge(rows, trip).verdict).toBe("à vérifier");
    expect(reason(id, rows, trip)).toMatchObject({ poids: "verifie" });
  });

  test("a flag that nobody has named is told, and keeps nobody ashore", () => {
    const bateau = { ...readyRows().bateau, pavillon: null };
    expect(judge({ bateau })).toMatchObject({ verdict: "prêt", raisons: [{ poids: "note", sujet: "regles" }] });
  });

  test("a fault that the checklist found is told", () => {
    const taches = [
      { checklist_id: "liste", tache: "Feux de route", etat: false, maintenance_id: "m", updated_at: NOW },
    ];
    expect(reason("checklist:liste", { taches })?.pourquoi).toContain("Feux de route");
  });

  test("an arrival checklist is no departure's", () => {
    expect(reason("checklist", { checklists: [{ id: "liste", nom: "Retour", type: "Arrivée" }] })).toBeDefined();
  });
});

test("every reason says why and what to do, in sentences that end", () => {
  for (const zone of ZONES) {
    for (const { titre, pourquoi, remede } of judge(
      { articles: [], papiers: [], checklists: [], moteurs: [anEngine({ heures: 0, consommation: null })] },
      { zone, meteo_vue: false, eau_a_bord: null },
    ).raisons) {
      expect(titre).not.toMatch(/undefined|null|NaN|\.$/);
      expect(pourquoi).toMatch(/\.$/);
      expect(pourquoi).not.toMatch(/undefined|null|NaN| [:;!?»]/);
      expect(remede.geste).toBeTruthy();
    }
  }
});

test("no two reasons have one id", () => {
  const { raisons } = judge(
    { articles: [], papiers: [], checklists: [] },
    { zone: "hauturier", enfants: 2, meteo_vue: false },
  );
  expect(new Set(raisons.map(({ id }) => id)).size).toBe(raisons.length);
});
