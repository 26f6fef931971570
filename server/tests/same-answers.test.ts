import { createAssistant, type OwnLists } from "@bosco/assistant";
import { readKnowledge } from "@bosco/assistant/read-knowledge";
import { addDays } from "@bosco/domain";
import { type Answer, type Question, questionBefore } from "@bosco/domain/assistant";
import { isFirstEngine } from "@bosco/domain/boats";
import { beforeAll, describe, expect, test } from "vitest";
import { create, fill, today } from "../src/features/assistant/own-data/test-fleet.ts";
import { ask, history } from "../src/features/assistant/test-questions.ts";
import { join } from "./join.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

/** Asked one after the other, so that some go on from the one before. */
const QUESTIONS = [
  // one's own rows
  "Combien d'heures au moteur ?",
  "heures du moteur bâbord",
  "combien d'heures au moteur tribord de Korrigan",
  "Quel moteur a mon bateau ?",
  "Quel est le tirant d'eau de Korrigan ?",
  "Quelle est la capacité du réservoir d'eau ?",
  "Quelles sont mes prochaines maintenances ?",
  "Qu'est-ce qui est en retard ?",
  "Quand ai-je fait la dernière vidange moteur ?",
  "Quand refaire l'impulseur du moteur tribord ?",
  "Combien ai-je dépensé en entretien ?",
  "Que me manque-t-il à bord ?",
  "Qu'est-ce qui périme bientôt ?",
  "Où sont les gilets de sauvetage ?",
  "ou son mes feu a main",
  "Combien de riz reste-t-il ?",
  "Les feux à main sont encore bons ?",
  "Qu'y a-t-il dans le coffre tribord ?",
  "Qu'y a-t-il dans le bac 2 ?",
  "Où en sont mes checklists ?",
  "Quelles listes d'avitaillement ai-je ?",
  "Que dois-je voir avant de partir ?",
  "Où est le lait sur Korrigan, et combien d'huile ?",
  "Sur quel bateau sont les filtres à gasoil ?",
  // the sheets, with what they mean aboard
  "Comment faire la vidange du moteur ?",
  "et pour l'inverseur ?",
  "Comment changer le rouet de la pompe à eau de mer ?",
  "comment hiverner le moteur",
  "et pour un hors-bord ?",
  "Quelle longueur de chaîne faut-il au mouillage ?",
  "Combien d'eau par personne et par jour ?",
  "Comment prendre un ris ?",
  "Qui est prioritaire entre deux voiliers ?",
  "Que signifie le pavillon Q ?",
  "C'est quoi une pantoire ?",
  "coment on fé pour chanjé lé zanode",
  "les petites roues en caoutchouc dans la pompe",
  // asked back, or not known
  "batterie",
  "alarme moteur",
  "hors-bord 150 sur coque",
  "moteur",
  "l'eau",
  // none of ours
  "Quelle est la capitale du Pérou ?",
  "Raconte-moi une blague",
  "Quel temps fera-t-il demain à Brest ?",
  "azertyuiop",
  // emergencies
  "Au secours, homme à la mer !",
  "et après ?",
  "il y a le feu dans le compartiment moteur",
  "on prend l'eau, ça monte vite",
  "mon équipier ne respire plus",
];

const TABLES = [
  "bateaux",
  "moteurs",
  "maintenances",
  "releves_heures",
  "inventaire",
  "espaces_stockage",
  "checklists_nouvelles",
  "taches",
  "listes_avitaillement",
] as const satisfies readonly (keyof OwnLists)[];

const server = useTestServer();
/** As a page has it: another one than the server's. */
const onDevice = createAssistant(readKnowledge());
const askers: Record<string, Visitor> = {};

beforeAll(async () => {
  const [owner, fleet, member, empty] = (await Promise.all([1, 2, 3, 4].map(() => server.account({ pro: true })))) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  await fillAll(owner, "Korrigan", "Coffre tribord");
  await fillAll(fleet, "Pétrel", "Coffre avant");
  await fillAll(fleet, "Korrigan", "Coffre tribord");
  await fillAll(member, "Mouette", "Coffre tribord");
  const shared = await fillAll(await server.account({ pro: true }), "Korrigan", "Coffre arrière");
  await join(shared.owner, member, shared.id, "lecture");
  Object.assign(askers, { owner, fleet, member, empty });
});

/** Something of everything, and of what the order of rows decides. */
async function fillAll(owner: Visitor, nom: string, place: string): Promise<{ id: string; owner: Visitor }> {
  const { id: bateau_id } = await fill(owner, nom, place);
  for (const article of ["Filtre à gasoil", "Filtre à huile", "filtre à eau", "Échappement", "zinc"])
    await create(owner, "/api/inventaire", {
      bateau_id,
      nom: article,
      categorie: "Moteur",
      quantite: 1,
      quantite_max: 2,
    });
  const checklist = await create(owner, "/api/checklists_nouvelles", {
    bateau_id,
    nom: "Départ en croisière",
    type: "Départ",
    taches: ["Vannes", "Gaz", "Météo"],
  });
  const tasks: { id: string; checklist_id: string; version: number }[] = (await owner.get("/api/taches")).body;
  const first = tasks.find(({ checklist_id }) => checklist_id === checklist.id);
  await owner.patch(`/api/taches/${first?.id}`, { etat: true, version: first?.version });
  for (const list of ["Week-end", "Grande traversée"])
    await create(owner, "/api/listes_avitaillement", {
      bateau_id,
      nom: list,
      articles: [],
      nombre_personnes: 3,
      nombre_jours: 2,
    });
  await create(owner, "/api/maintenances", {
    bateau_id,
    titre: "Remplacement des anodes",
    categorie: "Coque",
    date_echeance: addDays(today, -12),
    heures_echeance: null,
  });
  await create(owner, "/api/moteurs", { bateau_id, nom: "Groupe électrogène", type: "Onan 6 kW", heures: 30 });
  const { id: moteur_id } = await create(owner, "/api/moteurs", {
    ...{ bateau_id, nom: "Moteur tribord", type: "Yanmar 3JH5", heures: 815.5 },
  });
  await create(owner, "/api/maintenances", {
    ...{ bateau_id, moteur_id, titre: "Impulseur", categorie: "Moteur", date_echeance: addDays(today, 300) },
    ...{ recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, heures_echeance: 900 },
  });
  return { id: bateau_id, owner };
}

/** What a page of this visitor's keeps. */
async function keptBy(visitor: Visitor): Promise<OwnLists> {
  const lists = await Promise.all(TABLES.map(async (table) => [table, (await visitor.get(`/api/${table}`)).body]));
  const kept: OwnLists = Object.fromEntries(lists);
  return { ...kept, moteurs: kept.moteurs.filter((engine) => !isFirstEngine(engine)) };
}

const answerOf = ({ reponse, origine, urgence, annexes }: Question): Answer => ({ reponse, origine, urgence, annexes });

describe.each(["owner", "fleet", "member", "empty"])("%s", (name) => {
  test("gets the same answers without a network, to the letter", async () => {
    const visitor = askers[name] as Visitor;
    const lists = await keptBy(visitor);
    const kinds = new Set<string>();
    for (const question of QUESTIONS) {
      const before = questionBefore(await history(visitor), new Date(Date.now() + 1_000));
      const { status, body } = await ask(visitor, question);
      expect(status, question).toBe(200);
      const here = await onDevice.answerFromLists(question, { lists, before, today, mayAsk: true });
      expect(here, question).toEqual({ answer: answerOf(body) });
      kinds.add(body.urgence ? "urgence" : body.origine);
    }
    expect([...kinds].sort()).toEqual(["aucune", "donnees", "fiches", "urgence"]);
  });
});

describe("on a device", () => {
  const asker = { lists: {}, before: undefined, today, mayAsk: false };
  test.each([
    ["a question beyond the day's is refused", "Comment prendre un ris ?", asker, { refused: "limite" }],
    ["so is one of one's own rows", "Combien d'heures au moteur ?", asker, { refused: "limite" }],
    [
      "what was never read there is not said to be empty",
      "Combien d'heures au moteur ?",
      { ...asker, mayAsk: true },
      { refused: "listes" },
    ],
  ])("%s", async (_name, question, given, expected) => {
    expect(await onDevice.answerFromLists(question, given)).toEqual(expected);
  });

  test.each([
    ["an emergency is answered whatever the day", "Au secours, homme à la mer !", asker],
    ["so is what goes on from one", "et après ?", { ...asker, before: "Au secours, homme à la mer !" }],
    [
      "a sheet is read without the lists it would be read with",
      "Comment faire la vidange du moteur ?",
      { ...asker, mayAsk: true },
    ],
  ])("%s", async (_name, question, given) => {
    expect(await onDevice.answerFromLists(question, given)).toMatchObject({ answer: { origine: "fiches" } });
  });
});
