import type { Intent } from "@bosco/assistant";
import { addDays } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Visitor } from "../../../../tests/visitor.ts";
import { ownRows } from "./queries.ts";
import { askerOf, create, fill, today } from "./test-fleet.ts";

const server = useTestServer();
/** One boat, and something of everything aboard. */
let owner: Visitor;
/** Two boats. */
let fleet: Visitor;
/** Somebody else, with the same things elsewhere. */
let stranger: Visitor;
let empty: Visitor;

beforeAll(async () => {
  owner = await server.account({ pro: true });
  stranger = await server.account({ pro: true });
  fleet = await server.account({ pro: true });
  empty = await server.account();
  await fill(owner, "Korrigan", "Coffre tribord");
  await fill(stranger, "CORSAIRE-ETRANGER", "SOUTE-ETRANGERE");
  await fill(fleet, "Pétrel", "Coffre avant");
  await fill(fleet, "Korrigan", "Coffre arrière");
});
const { ask, textOf } = askerOf(() => server);

describe("the boat", () => {
  test("hours of the engine, with the day they were read", async () => {
    expect(await textOf(owner, { about: "heures-moteur" })).toBe(
      `Heures du moteur :\n\n- **Korrigan** : 842 h (relevé le ${frenchDay(today)})`,
    );
  });

  test.each([
    ["tirant d'eau", "Tirant d’eau de **Korrigan** : 2,14 m"],
    ["longueur", "Longueur de **Korrigan** : 12,19 m"],
    ["réservoir d'eau", "Eau douce de **Korrigan** : 360 L"],
    ["capacité de gasoil", "Carburant de **Korrigan** : 200 L"],
    ["moteur", "Moteur de **Korrigan** : Yanmar 3JH5"],
    ["capacite d eau", "Eau douce de **Korrigan** : 360 L"],
    ["tirant d air", "Tirant d’eau : 2,14 m"],
    ["capacité", "Carburant de **Korrigan** : 200 L"],
    ["MMSI", "MMSI de **Korrigan** : pas encore renseigné"],
    ["numéro à neuf chiffres", "MMSI de **Korrigan** : pas encore renseigné"],
  ])("its %s", async (subject, expected) => {
    expect(await textOf(owner, { about: "bateau", subject })).toContain(`- ${expected}`);
  });

  test("what has no field is said so", async () => {
    expect(await textOf(owner, { about: "bateau", subject: "tirant d air" })).toContain(
      "« tirant d air » n’est pas noté dans Bosco. Voici ce qui l’est :",
    );
  });

  test("a fact is one fact", async () => {
    expect((await textOf(owner, { about: "bateau", subject: "tirant d'eau" })).split("\n")).toHaveLength(1);
  });

  test("everything that is known when nothing is named", async () => {
    const text = await textOf(owner, { about: "bateau", subject: "" });
    expect(text).toContain("**Korrigan** :\n- Tirant d’eau : 2,14 m");
    expect(text).not.toContain("MMSI");
  });
});

describe("a boat among several", () => {
  let two: Visitor;
  const vidange: Intent = { about: "maintenance", subject: "vidange moteur" };
  beforeAll(async () => {
    two = await server.account({ pro: true });
    const models = { Pétrel: ["Jeanneau", "Sun Odyssey 349"], Mistral: ["Bénéteau", "Antares 7"] };
    for (const [nom, [nom_constructeur, nom_modele]] of Object.entries(models)) {
      const { id } = await fill(two, nom, "Coffre bâbord");
      await create(two, "/api/espaces_stockage", { bateau_id: id, nom: "Coffre tribord", type: "Coffre" });
      const longueur = nom === "Mistral" ? 7.48 : 10.34;
      await two.patch(`/api/bateaux/${id}`, { nom_constructeur, nom_modele, longueur });
    }
  });

  test.each([
    ["la dernière vidange du Jeanneau", ["Pétrel"]],
    ["et sur le 349 ?", ["Pétrel"]],
    ["la vidange de la vedette", ["Mistral"]],
    ["la vidange de l’Antares", ["Mistral"]],
    ["la vidange de Mistral, le voilier du ponton d’en face", ["Mistral"]],
    ["la vidange du bateau et de la vedette", ["Pétrel", "Mistral"]],
    ["mon bateau, le 349", ["Pétrel"]],
    ["la vedette des gendarmes arrive", ["Pétrel", "Mistral"]],
    ["au soleil, 349 heures", ["Pétrel", "Mistral"]],
    ["la vidange", ["Pétrel", "Mistral"]],
  ])("is called by its name, its maker, its model or its kind: %s", async (question, boats) => {
    const text = await textOf(two, { about: "heures-moteur" }, question);
    expect(["Pétrel", "Mistral"].filter((nom) => text.includes(`**${nom}**`))).toEqual(boats);
  });

  test("what it is called is no part of what is asked for", async () => {
    const subject = "vidange moteur du Jeanneau";
    expect(await textOf(two, { ...vidange, subject }, subject)).toMatch(/^Déjà fait :\n- \*\*Vidange moteur\*\*/);
  });

  test("its maker and its model are looked for in a question", async () => {
    const { bateau } = await server.database.asUser(two.id, (db) => ownRows(db).names());
    expect([...bateau].sort()).toEqual(["Antares 7", "Bénéteau", "Jeanneau", "Mistral", "Pétrel", "Sun Odyssey 349"]);
  });

  test("which of them it is, is told by the fact that tells them apart", async () => {
    const which: Intent = { about: "quel-bateau", subject: "" };
    const text = await textOf(two, which, "lequel a la plus grande longueur");
    expect(text.split("\n").sort()).toEqual([
      "- Longueur de **Mistral** : 7,48 m",
      "- Longueur de **Pétrel** : 10,34 m",
    ]);
    expect(await textOf(two, which, "la pompe de secours est à bord duquel")).toContain("De quel article s’agit-il");
  });

  test("what is not aboard is not said to be, whatever is called alike", async () => {
    const text = await textOf(two, { about: "combien-de", subject: "gilets de pêche rouges" });
    expect(text).toMatch(/^Je ne trouve pas « gilets de pêche rouges »/);
  });

  test("a locker on the left is the one to port", async () => {
    const question = "que trouve-t-on dans le coffre de gauche de la vedette";
    expect(await textOf(two, { about: "contenu", subject: "" }, question)).toMatch(/^Dans \*\*Coffre bâbord\*\*, 2/);
    expect(await textOf(two, { about: "contenu", subject: "coffre gauche" })).toMatch(/^Dans \*\*Coffre bâbord\*\*, 4/);
    expect(await textOf(two, { about: "contenu", subject: "coffre droit" })).toBe(
      "Il n’y a rien de noté dans **Coffre tribord**.",
    );
  });
});

test("checklists and provisioning lists, and that there are none yet", async () => {
  const other = await server.account();
  const { id: bateau_id } = await create(other, "/api/bateaux", aBoat());
  expect(await textOf(other, { about: "checklists" })).toContain("Il n’y a pas encore de checklist sur **Albatros**.");
  expect(await textOf(other, { about: "avitaillement" })).toContain("Il n’y a pas encore de liste d’avitaillement");
  await create(other, "/api/checklists_nouvelles", {
    bateau_id,
    nom: "Départ",
    type: "Départ",
    taches: ["Météo", "VHF"],
  });
  const list = { bateau_id, nom: "Glénan", articles: [], nombre_personnes: 4, nombre_jours: 3 };
  await create(other, "/api/listes_avitaillement", list);
  expect(await textOf(other, { about: "checklists" })).toContain("- **Départ**, Départ : à faire, 2 tâches");
  expect(await textOf(other, { about: "avitaillement" })).toContain("- **Glénan** : 0 article, 4 personnes, 3 jours");
});

describe("asked in everyday words, with what the asker's own things are called", () => {
  const answerTo = async (visitor: Visitor, question: string) => {
    const { status, body } = await visitor.post("/api/fonctions/assistant-nautique", { question });
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...body, reponse: body.reponse.replace(/[\u00a0\u202f]/g, " ") };
  };

  test.each([
    ["je suis au ship, il m'en reste combien du riz", "**Riz** : 0 sur 5 kg"],
    ["y a quoi dans le coffre tribord", "Dans **Coffre tribord**, 2 articles :"],
    ["mes feux à main ils sont encore bons ?", "**Feux à main** : **périmé** depuis le"],
    ["je largue dans une heure, fais-moi vite un résumé de ce qui cloche à bord", "en retard sur **Korrigan**"],
  ])("%s", async (question, expected) => {
    const { origine, reponse } = await answerTo(owner, question);
    expect([origine, reponse]).toEqual(["donnees", expect.stringContaining(expected)]);
  });

  test("what goes on from the question before it is understood with it", async () => {
    const other = await server.account({ pro: true });
    await fill(other, "Goéland", "Coffre de barre");
    await answerTo(other, "où sont mes gilets ?");
    const { origine, reponse } = await answerTo(other, "et le lait ?");
    expect([origine, reponse]).toEqual(["donnees", expect.stringContaining("**Lait** :")]);
    expect((await answerTo(other, "comment hiverner mon moteur ?")).annexes.fiches[0].id).toBe("hivernage-moteur");
    const { annexes } = await answerTo(other, "et pour un hors-bord ?");
    expect(annexes.fiches[0].id).toBe("hivernage-hors-bord");
  });

  test("what is an emergency by the question before it is answered as one, and not counted", async () => {
    const other = await server.account();
    await answerTo(other, "mon mari ne respire plus");
    const { urgence } = await answerTo(other, "et après ?");
    const { body } = await other.get("/api/assistant_usage");
    expect([urgence, body.questions_count]).toEqual([true, 0]);
  });

  test("another's names mean nothing", async () => {
    const namesOf = (visitor: Visitor) => server.database.asUser(visitor.id, (db) => ownRows(db).names());
    expect(await namesOf(stranger)).toMatchObject({ bateau: expect.arrayContaining(["CORSAIRE-ETRANGER"]) });
    expect(JSON.stringify(await namesOf(owner))).not.toContain("ETRANGER");
    const question = "y a quoi dans la SOUTE-ETRANGERE";
    expect((await answerTo(stranger, question)).reponse).toContain("Dans **SOUTE-ETRANGERE**");
    expect((await answerTo(owner, question)).reponse).not.toContain("Dans **SOUTE-ETRANGERE**");
  });
});

test("what is in a place is told with what is in the places within it", async () => {
  const text = await textOf(owner, { about: "contenu", subject: "coffre tribord" });
  expect(text).toContain("**Gilets de sauvetage** : 4 sur 4");
  expect(text).toContain("**Feux à main** : 3 sur 4");
  expect(await textOf(owner, { about: "contenu", subject: "grenier" })).toContain("De quel espace de stockage");
});

test("whether a thing is still good", async () => {
  expect(await textOf(owner, { about: "validite", subject: "lait" })).toMatch(
    /\*\*Lait\*\* : encore bon, jusqu’au \d\d\//,
  );
  expect(await textOf(owner, { about: "validite", subject: "huile" })).toContain(
    "encore bon, mais périme bientôt : le",
  );
  expect(await textOf(owner, { about: "validite", subject: "gilets" })).toContain(
    "aucune date de péremption n’est notée",
  );
});

test("what a piece of work has cost, and one list by its name", async () => {
  expect(await textOf(owner, { about: "depenses", subject: "vidange moteur" })).toContain("(120,50 €)");
});

describe("several boats", () => {
  test("are named beside each line", async () => {
    const text = await textOf(fleet, { about: "ou-est", subject: "gilet" });
    expect(text).toContain("**Gilets de sauvetage** (Pétrel) : dans **Coffre avant**");
    expect(text).toContain("**Gilets de sauvetage** (Korrigan) : dans **Coffre arrière**");
  });

  test("one that the question names is the only one spoken of", async () => {
    const subject = "gilet sur le petrel";
    const text = await textOf(fleet, { about: "ou-est", subject }, "Où est le gilet sur le petrel ?");
    expect(text).toBe("- **Gilets de sauvetage** : dans **Coffre avant** (4 sur 4)");
  });
});

const INTENTS: Intent[] = [
  { about: "prochaines-maintenances" },
  { about: "maintenances-en-retard" },
  { about: "maintenance", subject: "vidange" },
  { about: "depenses" },
  { about: "manques" },
  { about: "peremptions" },
  { about: "ou-est", subject: "gilet" },
  { about: "combien-de", subject: "riz" },
  { about: "heures-moteur" },
  { about: "bateau", subject: "" },
  { about: "checklists" },
  { about: "avitaillement" },
  { about: "validite", subject: "feux" },
  { about: "contenu", subject: "coffre" },
  { about: "quel-bateau", subject: "gilet" },
  { about: "resume" },
];

test.each(INTENTS)("nobody's data but the caller's: $about", async (intent) => {
  const own = JSON.stringify(await ask(owner, intent, "sur CORSAIRE-ETRANGER ?"));
  expect(own).not.toMatch(/ETRANGERE?/);
  expect(JSON.stringify(await ask(stranger, intent))).not.toMatch(/Korrigan|tribord/);
  expect(await textOf(empty, intent, "sur CORSAIRE-ETRANGER ?")).toContain("Vous n’avez pas encore de navire");
});

test("names are told as text: no line breaks, and none of the marks of an answer", async () => {
  const other = await server.account({ pro: true });
  const { id: bateau_id } = await create(other, "/api/bateaux", aBoat({ nom: "**A**\n## B" }));
  await create(other, "/api/inventaire", {
    bateau_id,
    nom: "> Attention : x\n| y |",
    categorie: "Divers",
    quantite: 0,
  });
  const text = await textOf(other, { about: "manques" });
  expect(text).toContain("sur **A B**");
  expect(text).toContain("- **Attention : x y** :");
});

describe("a sheet's answer, with what it means aboard", () => {
  const told = async (visitor: Visitor, question: string) => {
    const { body } = await visitor.post("/api/fonctions/assistant-nautique", { question });
    const [, own = ""] = body.reponse.replace(/[\u00a0\u202f]/g, " ").split("\n\nSur **");
    return { own, origine: body.origine, liens: body.annexes.liens.map(({ titre }: { titre: string }) => titre) };
  };

  test("says the hours, when it was last done and when it is due", async () => {
    expect(await told(owner, "comment faire la vidange du moteur in-bord")).toEqual({
      own: [
        "Korrigan** :",
        "- Heures moteur : 842 h",
        `- Dernière fois, **Vidange moteur** : le ${frenchDay(addDays(today, -299))}, à 842 h (120,50 €)`,
      ].join("\n"),
      origine: "fiches",
      liens: ["Maintenance", "Mes navires"],
    });
  });

  test("says the tank that the sheet is read with", async () => {
    expect((await told(owner, "combien d'eau douce faut-il par personne et par jour")).own).toBe(
      "Korrigan** :\n- Réservoir d’eau douce : 360 L",
    );
  });

  test("tells of one's own boats alone, and of each by name", async () => {
    const { own } = await told(fleet, "comment faire la vidange du moteur in-bord");
    expect(own).toMatch(/^(?:Pétrel\*\* et \*\*Korrigan|Korrigan\*\* et \*\*Pétrel)\*\* :/);
    expect(own).toContain("Heures moteur (Pétrel) : 842 h");
    expect(own).not.toContain("ETRANGER");
  });

  test.each([
    ["a sheet that is read without any figure", () => owner, "qui est prioritaire entre deux voiliers"],
    ["a sheet about an engine that the boat has not", () => owner, "Entretenir un moteur hors-bord"],
    ["an owner without a boat", () => empty, "comment faire la vidange du moteur in-bord"],
  ])("nothing for %s", async (_name, who, question) => {
    expect(await told(who(), question)).toMatchObject({ own: "", origine: "fiches" });
  });
});
