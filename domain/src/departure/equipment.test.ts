import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LAYOUTS, proposeInventory } from "../inventory/index.ts";
import { ZONES } from "../safety/index.ts";
import { looksOf } from "./check.ts";
import { judgeEquipment } from "./equipment.ts";
import { type DepartureRows, judgeDeparture, type Trip } from "./index.ts";
import { anEngine, aThing, aTrip, BOAT, readyRows, TODAY } from "./test-departure.ts";

const judge = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judgeDeparture(readyRows(rows), aTrip(trip), TODAY);
const reason = (id: string, rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judge(rows, trip).raisons.find((one) => one.id === id);
const without = (name: RegExp) => readyRows().articles.filter(({ nom }) => !name.test(nom));
const offshore = { zone: "semi-hauturier" } as const;
const hull = readyRows().bateau;
const unknownHull = {
  ...hull,
  nom_constructeur: "Kirié",
  nom_modele: "Feeling 1040",
  tirant_eau: null,
  moteur: "Volvo Penta",
};

test("a first inventory of any zone, size and layout, with its descriptions and dates, lacks no equipment", () => {
  const outings = fc.record({
    zone: fc.constantFrom(...ZONES),
    layout: fc.constantFrom(...LAYOUTS),
    personnes: fc.integer({ min: 1, max: 12 }),
    isOutboard: fc.boolean(),
  });
  fc.assert(
    fc.property(outings, ({ zone, layout, personnes, isOutboard }) => {
      const proposed = proposeInventory({ layout, zone, personnes, isOutboard }, { espaces: [], articles: [] });
      const articles = proposed.articles.map(({ nom, description, categorie, sous_categorie, quantite, expires }) =>
        aThing(nom, {
          description,
          categorie,
          sous_categorie,
          quantite,
          date_peremption: expires ? "2029-01-01" : null,
        }),
      );
      const isSail = layout === "voilier" || layout === "catamaran";
      const bateau = isSail ? hull : { ...hull, nom_constructeur: "Bénéteau", nom_modele: "Antares 8" };
      const moteurs = [anEngine({ type: isOutboard ? "Yamaha F115" : "Yanmar 3YM30" })];
      const trip = { ...aTrip({ zone, personnes }), today: TODAY };
      const { raisons } = judgeEquipment(readyRows({ bateau, moteurs, articles }), trip, looksOf([], trip, TODAY));
      // why that one: how many the raft is for stands on the raft, and nowhere in the proposal.
      const raft = zone === "semi-hauturier" || zone === "hauturier" ? ["equipement:radeau verifie"] : [];
      expect(raisons.map(({ id, poids }) => `${id} ${poids}`)).toEqual(raft);
    }),
  );
});

describe("what does not say which it is", () => {
  test.each<[string, RegExp, string, string, Trip["zone"]]>([
    ["vhf-fixe", /VHF fixe/, "VHF Navicom", "fixe ou portable", "semi-hauturier"],
    ["balise", /Balise/, "Balise de détresse 406 MHz", "EPIRB", "hauturier"],
    ["lampe", /Lampe étanche/, "Lampe frontale", "étanche", "basique"],
  ])("%s is to be looked at, and a look settles it", (id, own, nom, asked, zone) => {
    const articles = [...without(own), aThing(nom, { date_peremption: "2029-01-01" })];
    const titre = expect.stringContaining(asked);
    expect(reason(`equipement:${id}`, { articles }, { zone })).toMatchObject({ poids: "verifie", titre });
    const controles = [{ regle: id, article_id: null, verifie_le: TODAY }];
    expect(reason(`equipement:${id}`, { articles, controles }, { zone })).toBeUndefined();
  });

  test("a handheld radio is no fixed one", () => {
    const articles = [...without(/VHF fixe/), aThing("VHF Standard Horizon HX890")];
    expect(reason("equipement:vhf-fixe", { articles }, offshore)?.poids).toBe("bloque");
  });
});

describe("whether a boat has sails", () => {
  test.each(["Feeling 1040", "Attalia", "Gladiateur"])(
    "nobody can say of a %s: it is asked for each aboard",
    (nom_modele) => {
      const articles = [...without(/Harnais/), aThing("Harnais et longe")];
      const rows = { bateau: { ...unknownHull, nom_modele }, articles };
      const told = reason("equipement:harnais", rows, offshore);
      expect(told).toMatchObject({ poids: "verifie", titre: expect.stringContaining("1 à bord, 4 demandés") });
      expect(told?.pourquoi).toContain("Nous ne savons pas si ce bateau a des voiles");
    },
  );

  test("who sails with one harness for four stays ashore", () => {
    const articles = [...without(/Harnais/), aThing("Harnais et longe")];
    expect(reason("equipement:harnais", { articles }, offshore)?.poids).toBe("bloque");
  });

  test("a motor boat needs one", () => {
    const bateau = { ...hull, nom_constructeur: "Bénéteau", nom_modele: "Antares 8" };
    const articles = [...without(/Harnais/), aThing("Harnais et longe")];
    expect(reason("equipement:harnais", { bateau, articles }, offshore)).toBeUndefined();
  });
});

test("the outboard that is a boat’s second engine asks for its kill cord", () => {
  const articles = without(/Coupe-circuit/);
  const moteurs = [anEngine(), anEngine({ id: "second", type: "Yamaha F20" })];
  const trip = { heures_prevues: { [BOAT]: 4, second: 0 } };
  expect(reason("equipement:coupe-circuit", { articles, moteurs }, trip)?.poids).toBe("bloque");
  expect(reason("equipement:coupe-circuit", { articles }, trip)).toBeUndefined();
});

describe("jackets that can be mended where they are written down", () => {
  const of = (nom: string, date_peremption: string | null) =>
    reason("equipement:gilets-100", {
      articles: [...without(/Gilets/), aThing(nom, { quantite: 4, date_peremption })],
    });
  test("of an unknown level: the article is opened", () => {
    expect(of("Gilets", null)).toMatchObject({ poids: "verifie", remede: { geste: "voir-article" } });
  });
  test("that are over say so, and open", () => {
    expect(of("Gilets 100 N", "2026-01-31")).toMatchObject({
      poids: "bloque",
      titre: expect.stringContaining("date dépassée depuis le 31/01/2026"),
      remede: { geste: "voir-article" },
    });
  });
  test("that are missing are bought", () => {
    expect(of("Gilets 50 N", "2020-01-01")?.remede.geste).toBe("ajouter-aux-courses");
  });
});

test("the owner says which article it is, and so that another is not", () => {
  const [wrong, right] = [aThing("VHF fixe hors service"), aThing("Poste de radio du bord")];
  const articles = [...without(/VHF fixe/), wrong, right];
  const controles = [{ regle: "vhf-fixe", article_id: right.id, verifie_le: null }];
  const { acquis } = judge({ articles, controles }, offshore);
  expect(acquis).toContainEqual({ regle: "vhf-fixe", nom: "VHF fixe", par: right.nom });
});

test("enough dated ones make up for one without a date", () => {
  const more = [aThing("Feux à main", { quantite: 3, date_peremption: "2029-01-01" }), aThing("Feux à main")];
  expect(judge({ articles: [...without(/Feux/), ...more] }).verdict).toBe("prêt");
});

test("a satellite device is recommended on the open sea, and keeps nobody ashore", () => {
  const articles = without(/satellite/);
  expect(judge({ articles }, { zone: "hauturier" })).toMatchObject({
    verdict: "prêt",
    raisons: [{ id: "conseil:satellite", poids: "note", titre: expect.stringContaining("recommandé") }],
  });
  expect(judge({ articles }, offshore).raisons).toEqual([]);
});

describe("the flag of a boat of another country", () => {
  const bateau = { ...hull, pavillon: "Belgique" as const };
  const flag = (nom: string, tiesIt = false) => {
    const own = aThing(nom);
    const controles = tiesIt ? [{ regle: "pavillon", article_id: own.id, verifie_le: null }] : [];
    return reason("equipement:pavillon", { bateau, articles: [...without(/Pavillon/), own], controles }, offshore);
  };
  test.each(["Pavillon français", "Pavillon national", "Pavillon belge"])("no name tells: « %s »", (nom) => {
    expect(flag(nom)).toMatchObject({ poids: "verifie", pourquoi: expect.stringContaining("pavillon étranger") });
  });
  test("whoever says which it is, does", () => {
    expect(flag("Pavillon belge", true)).toBeUndefined();
  });
  test("whoever has looked, does", () => {
    const controles = [{ regle: "pavillon", article_id: null, verifie_le: TODAY }];
    expect(reason("equipement:pavillon", { bateau, controles }, offshore)).toBeUndefined();
  });
});
