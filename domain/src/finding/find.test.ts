import { describe, expect, test } from "vitest";
import { buildIndex } from "./build-index.ts";
import { find } from "./find.ts";
import type { Findable, Found } from "./findable.ts";
import { aBoat, aFindable, anArticle, aPaper, aWork } from "./test-findable.ts";

const among = (more: Partial<Findable>, typed: string) => find(buildIndex(aFindable(more)), typed);
const names = ({ articles }: Found) => articles.map(({ nom }) => nom);
const articles = (...nomsOf: string[]) => ({ articles: nomsOf.map((nom) => anArticle(nom)) });

describe("the best match comes first", () => {
  test("a name that starts so, then a word that does, then what contains it, then another name of it", () => {
    const stock = articles("Turbine", "Sérouette", "Kit de rouet", "Rouet de pompe");
    expect(names(among(stock, "rouet"))).toEqual(["Rouet de pompe", "Kit de rouet", "Sérouette", "Turbine"]);
  });

  test("another name never takes the place of the word itself", () => {
    const turbines = Array.from({ length: 9 }, (_, n) => `Turbine ${n}`);
    expect(names(among(articles(...turbines, "Un rouet"), "rouet"))[0]).toBe("Un rouet");
    expect(names(among(articles(...turbines, "Un rouet"), "rouet"))).toHaveLength(5);
  });

  test("a category is found after the names", () => {
    const stock = [anArticle("Riz", { categorie: "Huiles" }), anArticle("Bidon d’huile")];
    expect(names(among({ articles: stock }, "huile"))).toEqual(["Bidon d’huile", "Riz"]);
  });
});

describe("what is typed", () => {
  test.each([
    ["EPICES", "Épices"],
    ["boeuf", "Bœuf en daube"],
    ["pare battage", "Pare-battage"],
    ["pare-bat", "Pare-battage"],
    ["pompe rouet", "Rouet de pompe"],
    ["filtre à huile", "Filtre huile"],
    ["l’huile", "Filtre huile"],
    ["bougies", "Bougie NGK"],
    ["100%", "Lait 100% entier"],
  ])("« %s » finds « %s »", (typed, nom) => {
    const stock = articles("Épices", "Bœuf en daube", "Pare-battage", "Rouet de pompe", "Filtre huile", "Bougie NGK");
    const milk = anArticle("Lait 100% entier");
    expect(names(among({ articles: [...stock.articles, milk] }, typed))).toEqual([nom]);
  });

  test.each(["", "   ", "%", "zzz", "rouet zzz"])("« %s » finds nothing", (typed) => {
    expect(Object.values(among(articles("Rouet de pompe"), typed)).flat()).toEqual([]);
  });
});

describe("other names of the trade", () => {
  test.each([
    ["impeller", "Rouet de pompe"],
    ["impell", "Rouet de pompe"],
    ["impellers", "Rouet de pompe"],
    ["fusées", "Feux de détresse"],
    ["VFI", "Gilets adulte"],
    ["filtre à gazole", "Filtre gasoil"],
    ["zincs", "Anode d’arbre"],
    ["trousse de secours", "Pharmacie du bord"],
    ["cordage", "Drisse de GV"],
    ["défense", "Pare-battages"],
    ["lampe de poche", "Frontale Petzl"],
  ])("« %s » finds « %s »", (typed, nom) => {
    expect(names(among(articles(nom, "Sardines", "Bouteille de vin"), typed))).toEqual([nom]);
  });

  test.each([
    ["drisse", "Écoute de génois"],
    ["cordage", "Bouteille de vin"],
    ["tur", "Rouet"],
  ])("« %s » does not find « %s »", (typed, nom) => {
    expect(names(among(articles(nom), typed))).toEqual([]);
  });
});

describe("a typing error", () => {
  test.each([
    ["courroei", "Courroie d’alternateur"],
    ["couroie", "Courroie d’alternateur"],
    ["alternatteur", "Courroie d’alternateur"],
    ["altenra", "Courroie d’alternateur"],
    ["impelller", "Rouet"],
    ["courroei alternateur", "Courroie d’alternateur"],
  ])("« %s » is forgiven", (typed, nom) => {
    expect(names(among(articles("Courroie d’alternateur", "Rouet"), typed))).toEqual([nom]);
  });

  test.each(["rout", "rauets", "xourroei"])("« %s » is too short or too far", (typed) => {
    expect(names(among(articles("Courroie", "Rouet"), typed))).toEqual([]);
  });

  test("nothing is guessed while what was typed is found somewhere", () => {
    const lists = [{ id: "l1", bateau_id: "b1", nom: "Ancres flottantes" }];
    expect(names(among({ ...articles("Encres"), lists }, "ancres"))).toEqual([]);
  });
});

describe("where an article is", () => {
  const rouets = [
    anArticle("Rouet de pompe", { bateau_id: "b2", espace_stockage_id: "s3", quantite: 2 }),
    anArticle("Rouet de pompe", { espace_stockage_id: "s2" }),
    anArticle("rouet de pompe", { bateau_id: "inconnu" }),
  ];
  const places = (typed: string) =>
    among({ articles: rouets }, typed).articles.map(({ places }) => places.map(({ boat, place }) => [boat.nom, place]));
  const onAvelMor = ["Avel Mor", "Coffre tribord › Bac 2"];
  const onMistral = ["Mistral", "Cabine avant"];

  test("one result tells every boat and place that has one, in the order of the fleet", () => {
    expect(places("impeller")).toEqual([[onAvelMor, onMistral]]);
  });

  test("a place that has one comes before those that are out", () => {
    const spare = [
      anArticle("Courroie", { quantite: 0 }),
      anArticle("Courroie", { bateau_id: "b2", espace_stockage_id: "s3" }),
    ];
    const at = (typed: string) => among({ articles: spare }, typed).articles[0]?.places.map(({ boat }) => boat.nom);
    expect(at("courroie")).toEqual(["Mistral", "Avel Mor"]);
    expect(at("courroie avel")).toEqual(["Avel Mor", "Mistral"]);
  });

  test("it is found by the category that any of them has", () => {
    const pumps = [
      anArticle("Pompe", { categorie: "Technique" }),
      anArticle("POMPE", { bateau_id: "b2", categorie: "Autre", sous_categorie: "Divers" }),
      anArticle("Seau", { bateau_id: "b2", categorie: "Cuisine" }),
    ];
    for (const typed of ["pompe technique", "pompe autre", "pompe divers", "autre"])
      expect(names(among({ articles: pumps }, typed)), typed).toEqual(["Pompe"]);
    expect(names(among({ articles: pumps }, "pompe cuisine"))).toEqual([]);
  });

  test("the boat or the place that is typed too comes first", () => {
    expect(places("rouet mistral")).toEqual([[onMistral, onAvelMor]]);
    expect(places("cabine rouet")).toEqual([[onMistral, onAvelMor]]);
  });

  test("it comes first for another name, a plural and a typing error too", () => {
    for (const typed of ["impeller mistral", "rouets mistral", "rouett mistral", "rouet mistrla"])
      expect(places(typed), typed).toEqual([[onMistral, onAvelMor]]);
  });

  describe("another name, a plural or a typing error is understood where a boat or a place is typed too", () => {
    const aboard = {
      spaces: [{ id: "coffre", bateau_id: "b2", nom: "Coffre", parent_id: null }],
      articles: [
        anArticle("Rouet", { bateau_id: "b2", espace_stockage_id: "coffre" }),
        anArticle("Fusée", { bateau_id: "b2" }),
        anArticle("Turbine"),
        anArticle("Feux à main"),
      ],
    };
    test.each([
      ["impeller mistral", ["Rouet"]],
      ["mistral impeller", ["Rouet"]],
      ["impeller mis", ["Rouet"]],
      ["rouets mistral", ["Rouet"]],
      ["rouett mistral", ["Rouet"]],
      ["impelller mistral", ["Rouet"]],
      ["rouet mistrla", ["Rouet"]],
      ["impeller coffre", ["Rouet"]],
      ["impeller coffre mistral", ["Rouet"]],
      ["fusées mistral", ["Fusée"]],
      ["impeller avel", ["Turbine"]],
      ["fusées avel mor", ["Feux à main"]],
      ["fusées coffre", []],
      ["impeller coffre avel", []],
      ["mistrals", []],
    ])("« %s » finds %j", (typed, found) => {
      expect(names(among(aboard, typed))).toEqual(found);
    });

    test("so it is for work to do", () => {
      const work = (id: string, bateau_id: string, titre: string) => aWork(titre, { id, bateau_id });
      const maintenances = [work("autre", "b1", "Vidange"), work("vidange", "b2", "Vidange")];
      for (const typed of ["vidanges mistral", "vidagne mistral", "changement huile mistral"])
        expect(
          among({ maintenances }, typed).maintenances.map(({ row }) => row.id),
          typed,
        ).toEqual(["vidange"]);
    });

    test("what has all the words itself comes before what is around", () => {
      const articles = [anArticle("Rouet", { bateau_id: "b2" }), anArticle("Rouet du Mistral")];
      expect(names(among({ articles }, "impeller mistral"))).toEqual(["Rouet du Mistral", "Rouet"]);
    });
  });

  test("a boat’s name alone finds the boat, and not all that is aboard", () => {
    const found = among({ articles: rouets }, "mistral");
    expect(found.boats.map(({ nom }) => nom)).toEqual(["Mistral"]);
    expect(found.articles).toEqual([]);
  });
});

test("every kind is found, few of each", () => {
  const many = <Row>(row: (id: string) => Row) => Array.from({ length: 9 }, (_, n) => row(`x${n}`));
  const found = among(
    {
      boats: many((id) => aBoat(id, `Gel ${id}`)),
      articles: many((id) => anArticle(`Gel ${id}`, { bateau_id: "x1" })),
      spaces: many((id) => ({ id, bateau_id: "x1", nom: "Gel", parent_id: null })),
      maintenances: many((id) => aWork("Gel", { id, bateau_id: "x1", categorie: "Coque" })),
      papers: many((id) => aPaper("Gel", { id, bateau_id: "x1" })),
      lists: many((id) => ({ id, bateau_id: "x1", nom: "Gel" })),
      checklists: many((id) => ({ id, bateau_id: "x1", nom: "Gel", type: "Départ" as const })),
      sheets: many((id) => ({ id, titre: "Gel" })),
      actions: many((id) => ({ id, nom: "Geler", mots: "" })),
    },
    "gel",
  );
  expect(Object.entries(found).map(([kind, rows]) => [kind, rows.length])).toEqual([
    ["boats", 4],
    ["articles", 5],
    ["spaces", 3],
    ["maintenances", 4],
    ["papers", 4],
    ["lists", 3],
    ["checklists", 3],
    ["sheets", 3],
    ["actions", 5],
  ]);
});

describe("work on one of several engines", () => {
  const port = { id: "b1", bateau_id: "b1", nom: "Moteur bâbord" };
  const starboard = { id: "e2", bateau_id: "b1", nom: "Moteur tribord" };
  const engines = new Map([
    ["b1", [port, starboard]],
    ["b2", [{ id: "b2", bateau_id: "b2", nom: "Moteur" }]],
  ]);
  const maintenances = [
    aWork("Vidange"),
    aWork("Vidange", { moteur_id: "e2" }),
    aWork("Vidange", { bateau_id: "b2" }),
    aWork("Vidange des eaux noires", { categorie: "Plomberie" }),
  ];
  test.each([
    ["vidange moteur", ["Vidange (Moteur bâbord)", "Vidange (Moteur tribord)", "Vidange"]],
    ["vidange tribord", ["Vidange (Moteur tribord)"]],
    ["vidange mistral", ["Vidange"]],
    ["vidange bâbord avel", ["Vidange (Moteur bâbord)"]],
    ["eaux noires", ["Vidange des eaux noires"]],
  ])("« %s » finds %j", (typed, titles) => {
    expect(among({ engines, maintenances }, typed).maintenances.map(({ title }) => title)).toEqual(titles);
  });
});

test("somebody else’s boat is found by whose it is", () => {
  const equipage = "Bateau de Yann Le Goff · Équipage";
  const boats = [aBoat("b1", "Avel Mor"), { ...aBoat("b2", "Mistral"), equipage }];
  expect(among({ boats }, "yann").boats).toEqual([boats[1]]);
});

describe("a paper is found by its title, its type, its number and its boat", () => {
  const papers = [
    aPaper("MAIF 2026", { type: "Assurance", numero: "FR-778.12 A" }),
    aPaper("MAIF 2026", { type: "Assurance", bateau_id: "b2" }),
    aPaper("Acte", { type: "Acte de francisation" }),
    aPaper("Carte", { type: "Carte de circulation", bateau_id: "b2" }),
    aPaper("VHF fixe", { type: "Licence et MMSI", numero: "227 123 456" }),
    aPaper("Révision Plastimo", { type: "Certificat radeau" }),
    aPaper("Volvo D2", { type: "Manuel" }),
    aPaper("Sur rien", { type: "Permis", bateau_id: "inconnu" }),
  ];
  test.each([
    ["maif", ["MAIF 2026 b1", "MAIF 2026 b2"]],
    ["assurance mistral", ["MAIF 2026 b2"]],
    ["attestation", ["MAIF 2026 b1", "MAIF 2026 b2"]],
    ["assureur", ["MAIF 2026 b1", "MAIF 2026 b2"]],
    ["attestation avel", ["MAIF 2026 b1"]],
    ["778", ["MAIF 2026 b1"]],
    ["227123456", ["VHF fixe b1"]],
    ["227 123", ["VHF fixe b1"]],
    ["francisation", ["Acte b1", "Carte b2"]],
    ["immatriculation", ["Acte b1", "Carte b2"]],
    ["MMSI", ["VHF fixe b1"]],
    ["anfr", ["VHF fixe b1"]],
    ["survie", ["Révision Plastimo b1"]],
    ["notice volvo", ["Volvo D2 b1"]],
    ["permis", []],
  ])("« %s » finds %j", (typed, titles) => {
    expect(among({ papers }, typed).papers.map(({ row, boat }) => `${row.titre} ${boat.id}`)).toEqual(titles);
  });
});

test("what is still to do comes before what was done, the last done first", () => {
  const work = (id: string, statut: "Terminée" | "En attente", date_echeance: string) =>
    aWork("Vidange", { id, statut, date_echeance });
  const maintenances = [
    work("2024", "Terminée", "2024-05-01"),
    work("2025", "Terminée", "2025-05-01"),
    work("2026", "En attente", "2026-05-01"),
  ];
  const found = among({ maintenances }, "vidange").maintenances.map(({ row }) => row.id);
  expect(found).toEqual(["2026", "2025", "2024"]);
});

test("an action is found by the other words people have for it", () => {
  const actions = [{ id: "sombre", nom: "Thème sombre", mots: "nuit apparence couleurs" }];
  expect(among({ actions }, "apparence").actions.map(({ id }) => id)).toEqual(["sombre"]);
});
