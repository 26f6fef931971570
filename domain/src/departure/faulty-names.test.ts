import { describe, expect, test } from "vitest";
import { type DepartureRows, judgeDeparture, rulesToLookAt, type Trip } from "./index.ts";
import { faultIn, isRecognised } from "./recognise.ts";
import { aThing, aTrip, readyRows, TODAY } from "./test-departure.ts";

const judge = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judgeDeparture(readyRows(rows), aTrip(trip), TODAY);
const without = (name: RegExp) => readyRows().articles.filter(({ nom }) => !name.test(nom));
const good = { date_peremption: "2029-01-01" };
const offshore = { zone: "semi-hauturier" } as const;

describe("a name that says that the thing is no good, or not there", () => {
  test.each<[string, string, RegExp, number]>([
    ["vhf-fixe", "VHF fixe HS", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe en panne", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe (déposée)", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe hors service", /VHF fixe/, 1],
    ["bouee", "Bouée couronne (à acheter)", /Bouée/, 1],
    ["bouee", "Bouée fer à cheval à remplacer", /Bouée/, 1],
    ["bouee", "Bouée fer-à-cheval perdue", /Bouée/, 1],
    ["compas", "Compas cassé", /Compas/, 1],
    ["incendie", "Extincteur vide", /Extincteur/, 1],
    ["incendie", "Extincteur percuté", /Extincteur/, 1],
    ["incendie", "Extincteurs périmés", /Extincteur/, 2],
    ["radeau", "Radeau 6 places vendu", /Radeau/, 1],
    ["harnais", "Harnais et longe à commander", /Harnais/, 4],
    ["harnais", "Harnais et longe à réparer", /Harnais/, 4],
    ["feux-a-main", "Feux à main manquants", /Feux/, 3],
    ["journal", "Journal de bord manquant", /Journal/, 1],
    ["gilets-150", "Gilets 150 N à remplacer", /Gilets/, 4],
    ["gilets-150", "Gilets 150 N (cassés)", /Gilets/, 4],
    ["vhf-fixe", "VHF fixe en réparation", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe défectueuse", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe ne marche pas", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe : ne fonctionne plus", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe ne s’allume plus", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe (volée)", /VHF fixe/, 1],
    ["vhf-fixe", "VHF fixe au SAV", /VHF fixe/, 1],
    ["bouee", "Bouée couronne prêtée", /Bouée/, 1],
    ["bouee", "Bouée couronne absente", /Bouée/, 1],
    ["bouee", "Bouée couronne à terre", /Bouée/, 1],
    ["bouee", "Bouée couronne à jeter", /Bouée/, 1],
    ["compas", "Compas prêté à Yann", /Compas/, 1],
    ["radeau", "Radeau 6 places en révision", /Radeau/, 1],
    ["radeau", "Radeau 6 places pas à bord", /Radeau/, 1],
    ["radeau", "Radeau 6 places, n’est plus à bord", /Radeau/, 1],
    ["radeau", "Radeau 6 places percé", /Radeau/, 1],
    ["radeau", "Radeau 6 places à réviser", /Radeau/, 1],
    ["incendie", "Extincteur déchargé", /Extincteur/, 1],
    ["incendie", "Extincteur à recharger", /Extincteur/, 1],
    ["incendie", "Extincteur expiré le 03/2024", /Extincteur/, 1],
    ["radeau", "Radeau 6 places non révisé", /Radeau/, 1],
    ["secours", "Trousse de secours incomplète", /Trousse/, 1],
    ["incendie", "Extincteur, date dépassée", /Extincteur/, 1],
    ["gilets-150", "Gilets 150 N déchirés", /Gilets/, 4],
  ])("%s: « %s » is to be looked at, opened, and no look settles it", (regle, nom, own, quantite) => {
    const bad = aThing(nom, { quantite, ...good });
    const rows = { articles: [...without(own), bad] };
    const { verdict, raisons, acquis } = judge(rows, offshore);
    const told = raisons.filter((one) => one.regle === regle);
    expect(told).toMatchObject([
      {
        poids: "verifie",
        connu: true,
        titre: expect.stringContaining(nom),
        remede: { geste: "voir-article", article_id: bad.id },
      },
    ]);
    expect(verdict).toBe("à vérifier");
    expect(acquis.map((one) => one.regle)).not.toContain(regle);
    const controles = [{ regle, article_id: null, verifie_le: TODAY }];
    expect(judge({ ...rows, controles }, offshore).raisons).toContainEqual(told[0]);
    expect(rulesToLookAt(raisons, readyRows(rows), aTrip(offshore), TODAY).has(regle)).toBe(false);
  });

  test("is believed of what somebody has tied to the rule, too", () => {
    const mine = aThing("Poste du bord, en panne");
    const controles = [{ regle: "vhf-fixe", article_id: mine.id, verifie_le: null }];
    expect(judge({ articles: [...without(/VHF fixe/), mine], controles }, offshore).verdict).toBe("à vérifier");
  });

  test.each(["Extincteur", "Harnais et longe", "Gilets 150 N"])("beside enough good ones asks nothing: %s", (nom) => {
    const bad = aThing(`${nom} HS`, { quantite: 4, ...good });
    expect(judge({ articles: [...readyRows().articles, bad] }, offshore)).toMatchObject({
      verdict: "prêt",
      raisons: [],
    });
  });

  test.each<[string, number, number, string]>([
    ["Feux à main", 2, 1, "à vérifier"],
    ["Feux à main", 1, 1, "pas prêt"],
    ["Feux à main", 0, 1, "pas prêt"],
    ["Gilets 100 N", 3, 1, "à vérifier"],
    ["Gilets 100 N", 2, 1, "pas prêt"],
  ])("of %s, %i good and %i bad ones make it %s", (nom, well, bad, verdict) => {
    const own = /Feux/.test(nom) ? /Feux/ : /Gilets/;
    const regle = /Feux/.test(nom) ? "feux-a-main" : "gilets-100";
    const articles = [
      ...without(own),
      aThing(nom, { quantite: well, ...good }),
      aThing(`${nom} HS`, { quantite: bad, ...good }),
    ];
    const controles = [{ regle, article_id: null, verifie_le: TODAY }];
    expect(judge({ articles }).verdict).toBe(verdict);
    expect(judge({ articles, controles }).verdict).toBe(verdict);
  });

  test("tethers that are broken hold nobody, and empty batteries light nothing", () => {
    const things = [aThing("Harnais", { quantite: 4 }), aThing("Longes cassées", { quantite: 4 })];
    expect(judge({ articles: [...without(/Harnais/), ...things] }, offshore).verdict).toBe("à vérifier");
    expect(judge({ articles: [...without(/Piles/), aThing("Piles vides", { quantite: 8 })] }).verdict).toBe(
      "à vérifier",
    );
  });
});

describe("an edition of a former year", () => {
  test.each<[string, RegExp, string, string]>([
    ["marees", /marées/, "Annuaire des marées 2019", "à vérifier"],
    ["marees", /marées/, "Annuaire des marées 2025", "à vérifier"],
    ["marees", /marées/, "Annuaire des marées 2026", "prêt"],
    ["marees", /marées/, "Annuaire des marées 2025-2026", "prêt"],
    ["marees", /marées/, "Annuaire des marées", "prêt"],
    ["livre-des-feux", /Livre des feux/, "Bloc Marine 2015", "à vérifier"],
    ["livre-des-feux", /Livre des feux/, "Bloc Marine 2027", "prêt"],
    ["livre-des-feux", /Livre des feux/, "Livre des feux 2024", "à vérifier"],
  ])("%s without « %s » but with « %s »: %s", (regle, own, nom, verdict) => {
    const rows = { articles: [...without(own), aThing(nom)] };
    const controles = [{ regle, article_id: null, verifie_le: TODAY }];
    expect(judge(rows, offshore).verdict).toBe(verdict);
    expect(judge({ ...rows, controles }, offshore).verdict).toBe(verdict);
    if (verdict === "prêt") return;
    expect(judge(rows, offshore).raisons).toMatchObject([
      {
        regle,
        poids: "verifie",
        connu: true,
        pourquoi: expect.stringContaining("2026"),
        remede: { geste: "voir-article" },
      },
    ]);
  });

  test.each<[string, string, number, string]>([
    ["Annuaire des marées 2026", "2026-12-30", 2, "prêt"],
    ["Annuaire des marées 2026", "2026-12-30", 5, "à vérifier"],
    ["Annuaire des marées 2027", "2026-12-30", 5, "prêt"],
    ["Annuaire des marées 2026-2027", "2026-12-30", 5, "prêt"],
  ])("« %s » from %s for %i days: %s", (nom, depart, jours, verdict) => {
    const marees = judge({ articles: [...without(/marées/), aThing(nom)] }, { depart, jours }).raisons.find(
      ({ regle }) => regle === "marees",
    );
    expect(marees ? "à vérifier" : "prêt").toBe(verdict);
    if (marees) expect(marees.pourquoi).toContain("C’est l’édition 2026\u00a0: celle de 2027 est à prendre");
  });

  test("is one of the year of the return, and of what has no edition nothing", () => {
    expect(faultIn({ nom: "Annuaire des marées 2026" }, "marees", "2027-01-02")).toEqual({ edition: 2026 });
    expect(faultIn({ nom: "Annuaire des marées 2026" }, "marees", "2026-12-31")).toBeUndefined();
    expect(faultIn({ nom: "Extincteur 2019" }, "incendie", "2026-05-03")).toBeUndefined();
  });
});

test.each([
  ...["Pompe vide-cale manuelle", "Extincteur jamais percuté", "Radeau de survie non périmé", "VHF fixe, micro HS-95"],
  ...["Radeau marque déposée", "Bouée fer à cheval", "Extincteur, rien à remplacer", "Extincteur pas vide"],
  ...["Radeau non percé", "Seau pas percé", "Extincteur jamais déchargé", "Radeau (housse déchirée)"],
  ...["Bouée couronne avec ligne à jeter", "Trousse de secours prête à l’emploi", "Radeau à réviser en 2028"],
  ...["Feux à main, expire 06/2028", "Feux à main, expire le 30/06/2028", "Lampe étanche à recharger par USB"],
  ...["Pompe de cale manuelle avec clapet de décharge", "VHF portable en plus à bord", "VHF fixe, volet de protection"],
  ...["Compas jamais prêté", "Bouée pas absente", "Extincteur non dépassé", "Bouée fer à cheval prête"],
])("« %s » says nothing of the kind", (nom) => {
  expect(faultIn({ nom }, "incendie", "2026-05-03")).toBeUndefined();
});

test.each([
  ["vhf-fixe", "Alimentation VHF fixe"],
  ["vhf-fixe", "Mémo VHF fixe"],
  ["vhf-fixe", "Procédure VHF fixe"],
  ["vhf-fixe", "Plaque VHF fixe"],
  ["incendie", "Goupille extincteur"],
  ["incendie", "Pictogramme extincteur"],
  ["harnais", "Mousqueton de harnais"],
])("%s: « %s » goes with it, and is not it", (rule, nom) => {
  expect(isRecognised({ nom }, rule)).toBe(false);
});
