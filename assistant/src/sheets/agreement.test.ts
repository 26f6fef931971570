import { CONSUMPTION_WORDS, LITRES_PER_TEN_HORSES } from "@bosco/domain/departure";
import { describe, expect, it } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import type { Sheet } from "./knowledge.ts";

const { sheets, glossary } = readKnowledge();

/** What a sheet says, its source too, without bold type and with plain spaces. */
const said = ({ avertissement, texte, source }: Sheet) =>
  `${avertissement ?? ""}\n${texte}\n${source}`.replaceAll("**", "").replaceAll(/[\u00A0\u202F]/g, " ");
const texts = sheets.map((sheet) => ({ slug: sheet.slug, text: said(sheet) }));
const textOf = (slug: string) => texts.find((one) => one.slug === slug)?.text ?? "";
const number = (french: string | undefined) => Number((french ?? "").replaceAll(" ", "").replace(",", "."));

/** Every place where a figure stands: the sheet, and the groups that its pattern catches. */
const placesOf = (pattern: RegExp) =>
  texts.flatMap(({ slug, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({ slug, value: groups.filter(Boolean).join(" ") })),
  );

interface Figure {
  what: string;
  /** Finds it wherever it is said; what it catches is the figure. */
  said: RegExp;
  value: string;
  /** Where it must stand. It may stand in more. */
  in: string[];
}

const FIGURES: readonly Figure[] = [
  {
    what: "flares keep 4 years",
    said: /(\d+) ans après (?:la )?fabrication/g,
    value: "4",
    in: ["fusees-et-feux-a-main", "division-240-cotier"],
  },
  {
    what: "a lead battery lasts 4 to 5 years",
    said: /(\d à \d) ans pour le plomb|plomb : (\d à \d) ans/g,
    value: "4 à 5",
    in: ["types-de-batteries", "remplacer-une-batterie"],
  },
  {
    what: "an anode is looked at every 6 to 12 months",
    said: /tous les (\d+ à \d+) mois, rempla/g,
    value: "6 à 12",
    in: ["anodes", "joint-saildrive"],
  },
  {
    what: "an anode is changed when half gone",
    said: /rempla\S+ à (\S+) usée/g,
    value: "moitié",
    in: ["anodes", "joint-saildrive", "entretien-hors-bord"],
  },
  {
    what: "an impeller is 3 years old at most",
    said: /(?:Rouet[^.]*?|saisons,? ou (?:vers )?250 h[^.]*?)(\d+) ans au plus/g,
    value: "3",
    in: ["changer-rouet-pompe-eau-de-mer", "entretien-hors-bord"],
  },
  {
    what: "a toilet's seals last two years at most",
    said: /kit (?:neuf tous les un à|de joints s’il a) (\S+) ans/g,
    value: "deux",
    in: ["wc-marin-entretien", "hivernage-du-wc"],
  },
  {
    what: "a child up to 30 kg wears a level 100",
    said: /enfants?\D{1,12}(\d+) kg(?: au plus)? : niveau (\d+)/g,
    value: "30 100",
    in: ["division-240-basique", "gilet-de-sauvetage-choix"],
  },
  {
    what: "near the beach one goes at 5 knots",
    said: /(?:zone des|moins de) 300 mètres[^.]*?(\d+) nœuds/g,
    value: "5",
    in: ["bande-des-300-metres", "marques-speciales"],
  },
  {
    what: "in the heat one drinks 2 to 3 litres a day",
    said: /(\d à \d) L (?:par forte chaleur|par jour et par personne)/g,
    value: "2 à 3",
    in: ["eau-par-personne", "soleil-et-chaleur"],
  },
  {
    what: "gusts are 40 % above the mean wind",
    said: /rafales [^.]*souvent de (\d+) %/g,
    value: "40",
    in: ["echelle-de-beaufort", "bulletin-meteo-marine"],
  },
  {
    what: "an autopilot takes 2 to 6 A",
    said: /pilote \((\d à \d) A\)|de (\d à \d) A en moyenne/g,
    value: "2 à 6",
    in: ["bilan-consommation-electrique", "pilote-automatique"],
  },
  {
    what: "the drowned get 5 breaths first",
    said: /(\d+) insufflations(?: si vous savez les faire)?, puis 30/g,
    value: "5",
    in: ["noyade", "arret-cardiaque"],
  },
  {
    what: "30 compressions for 2 breaths",
    said: /(\d+) appuis (?:puis|et) (\d+) insufflations/g,
    value: "30 2",
    in: ["noyade", "arret-cardiaque"],
  },
  {
    what: "a chemical on the skin is rinsed for 20 minutes",
    said: /rincez à grande eau (?:pendant |au moins )*(\d+) minutes/g,
    value: "20",
    in: ["brulure", "sulfatation-batterie"],
  },
  {
    what: "the man overboard drill is done twice a season",
    said: /S’exercer(?=[^.]*pare-battage lesté)[^.]*?(\S+) fois par saison/g,
    value: "deux",
    in: ["manoeuvre-homme-a-la-mer", "bouee-de-sauvetage"],
  },
];

describe("a figure that several sheets give", () => {
  it.each(FIGURES)("is the same in each: $what", (figure) => {
    const places = placesOf(figure.said);
    expect(places.filter(({ value }) => value !== figure.value)).toEqual([]);
    expect(places.map(({ slug }) => slug)).toEqual(expect.arrayContaining(figure.in));
  });

  it("is the same in each: the scope of chain in a strong wind", () => {
    const [, chain, , most] = /Vent frais \| (\d+) fois \| (\d+) à (\d+) fois/.exec(textOf("longueur-de-chaine")) ?? [];
    expect(textOf("mouillage-expose")).toContain(`${chain} à ${most} fois la hauteur`);
  });
});

describe("a rule that several sheets give", () => {
  it("is the same in each: neither powder nor CO2 stops a lithium battery", () => {
    const alike = texts.filter(({ text }) => /ni poudre ni CO2/i.test(text) && /beaucoup d’eau/.test(text));
    expect(alike.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["feu-a-bord", "extincteurs", "batterie-lithium"]),
    );
  });

  it("is the same in each: all valves are shut but the cockpit drains", () => {
    const all = texts.flatMap(({ slug, text }) =>
      [...text.matchAll(/toutes les vannes[^.]*\./gi)].map(([sentence]) => ({ slug, sentence })),
    );
    expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["hivernage-a-flot", "passe-coques-vannes"]));
    expect(all.filter(({ sentence }) => !sentence.includes("vide-cockpit"))).toEqual([]);
  });

  it("is the same in each: no water at the exhaust stops the engine at once", () => {
    expect(textOf("surchauffe-moteur")).toMatch(/Pas d’eau : arrêtez le moteur tout de suite/);
    expect(textOf("pas-d-eau-a-l-echappement")).toMatch(/arrêtez le moteur tout de suite/);
  });
});

/** « 4 × 7 × 3,5 » or « 100 + 2 − 3 », as one works it out. */
const workOut = (sum: string) =>
  [...sum.matchAll(/(^|[+−]) ?([^+−]+)/g)].reduce((total, [, sign, product = ""]) => {
    const value = [...product.matchAll(/(^|[×÷]) ?(\d[\d,]*)/g)].reduce(
      (so, [, by, factor]) => (by === "÷" ? so / number(factor) : so * number(factor)),
      1,
    );
    return sign === "−" ? total - value : total + value;
  }, 0);

describe("the sums that a sheet works out", () => {
  it("come out right", () => {
    const sums = texts.flatMap(({ slug, text }) =>
      [...text.matchAll(/(\d[\d,]*(?: [×÷+−] \d[\d,]*)+) = (\d[\d,]*)/g)].map(([whole, sum = "", result]) => ({
        slug,
        whole,
        off: Math.abs(workOut(sum) - number(result)),
      })),
    );
    expect(sums.length).toBeGreaterThanOrEqual(6);
    expect(sums.filter(({ off }) => off > 0.001)).toEqual([]);
  });

  it("agree with the rule they illustrate: fuel", () => {
    const text = textOf("consommation-carburant");
    const figures = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(number);
    const [perHorse = 0] = figures(/soit (\d,\d) litre par cheval/);
    const [forTen] = figures(/environ (\d) litres par heure pour 10 chevaux/);
    const [power = 0, atHalf = 0] = figures(/moteur de (\d+) chevaux à mi-charge prend donc environ (\d) litres/);
    const [tank = 0, burnt = 0, knots = 0, hours, miles] = figures(
      /(\d+) litres utilisables, (\d) litres par heure, (\d) nœuds : (\d+) heures et (\d+) milles/,
    );
    expect(forTen).toBeCloseTo(10 * perHorse);
    expect(atHalf).toBeCloseTo((power / 2) * perHorse);
    expect({ hours, miles }).toEqual({ hours: tank / burnt, miles: (tank / burnt) * knots });
    // why here too: before a departure the same figures are what one reckons with.
    const [petrolForTen] = figures(/hors-bord à essence[^:]*: environ (\d) litres pour 10 chevaux/);
    expect(LITRES_PER_TEN_HORSES).toEqual({ diesel: forTen, "hors-bord": petrolForTen });
    expect(CONSUMPTION_WORDS.replaceAll("\u00a0", " ")).toBe(
      `environ ${forTen} L/h pour 10 ch utilisés (diesel), ${petrolForTen} L/h en hors-bord à essence`,
    );
  });

  it("agree with the rule they illustrate: water", () => {
    const text = textOf("eau-par-personne");
    const figures = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(number);
    const [least = 0, most = 0] = figures(/avec soin \| (\d+) à (\d+) L/);
    const [drinking = 0] = figures(/Boisson \| [\d,]+ à (\d+) L/);
    const [cooking = 0] = figures(/Cuisine \| environ ([\d,]+) L/);
    const [allUses = 0, potable = 0] = figures(/4 × 7 × (\d+) = \d+ L, dont au moins 4 × 7 × ([\d,]+)/);
    expect(allUses).toBeGreaterThanOrEqual(least);
    expect(allUses).toBeLessThanOrEqual(most);
    expect(potable).toBeCloseTo(drinking + cooking);
  });
});

it("no sheet or term says what no sailor says", () => {
  const MISTAKES =
    /se déverse|égaux aux papiers|feu de retournement|règlement de barre|haute pression appuyé|thé sur l’inox|plusieurs seuils|milles à l’heure/i;
  const all = [
    ...sheets.map((sheet) => ({ slug: sheet.slug, text: [sheet.titre, ...sheet.alias, said(sheet)].join("\n") })),
    ...glossary.map(({ terme, alias, definition }) => ({ slug: terme, text: [...alias, definition].join("\n") })),
  ];
  expect(all.filter(({ text }) => MISTAKES.test(text)).map(({ slug }) => slug)).toEqual([]);
});
