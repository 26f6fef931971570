import { addDays } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { create, serverWithOwner, today } from "./test-fleet.ts";

const { running, textOf } = serverWithOwner();

describe("stock", () => {
  test("what is missing, by how badly", async () => {
    expect(
      await textOf(running.owner, { about: "manques" }),
    ).toBe(`Il manque quelque chose à 3 articles sur **Korrigan**.

Épuisés (1) :
- **Riz** : 0 sur 5 kg, il en manque 5

Stock critique, 25 % ou moins (1) :
- **Huile 15W40** : 1 sur 4 L, il en manque 3

À compléter (1) :
- **Feux à main** : 3 sur 4, il en manque 1`);
  });

  test("what has expired and what soon will, with its place", async () => {
    const text = await textOf(running.owner, { about: "peremptions" });
    expect(text).toBe(`Périmé (1) :
- **Feux à main** : le ${frenchDay(addDays(today, -3))}, dans **Coffre tribord › Bac 2**

Périme dans les 30 jours (1) :
- **Huile 15W40** : le ${frenchDay(addDays(today, 12))}, sans place notée

Plus tard (1) :
- **Lait** : le ${frenchDay(addDays(today, 90))}, sans place notée`);
  });

  test.each(["gilet", "gilets", "le gilet de sauvetage", "GILÈT", "gillet", "gilet sauvetge"])(
    "where %s is",
    async (subject) => {
      const text = await textOf(running.owner, { about: "ou-est", subject });
      expect(text).toBe("- **Gilets de sauvetage** : dans **Coffre tribord** (4 sur 4)");
    },
  );

  test("an article without a place says so", async () => {
    expect(await textOf(running.owner, { about: "ou-est", subject: "riz" })).toBe(
      "- **Riz** : rangé nulle part : aucun espace de stockage n’est noté (0 sur 5 kg, épuisé, il en manque 5)",
    );
  });

  test("an article that is not aboard is said so, with the nearest names", async () => {
    const text = await textOf(running.owner, { about: "ou-est", subject: "feu flottant" });
    expect(text).toContain("Je ne trouve pas « feu flottant » dans l’inventaire sur **Korrigan**.");
    expect(text).toContain("Les noms les plus proches : **Feux à main**.");
    expect(await textOf(running.owner, { about: "ou-est", subject: "spinnaker" })).toContain("peut-être un autre nom");
  });

  test("what carries the name drives out what is of that category", async () => {
    const other = await running.server.account();
    const { id: bateau_id } = await create(other, "/api/bateaux", aBoat());
    const aboard = { bateau_id, quantite: 2, quantite_max: 6, unite: "bouteille" };
    await create(other, "/api/inventaire", { ...aboard, nom: "Eau minérale", categorie: "Boissons" });
    await create(other, "/api/inventaire", {
      ...aboard,
      nom: "Longe",
      categorie: "Sécurité",
      sous_categorie: "Gilets",
    });
    await create(other, "/api/inventaire", { ...aboard, nom: "Gilet 150 N", categorie: "Sécurité", unite: "unité" });
    expect(await textOf(other, { about: "combien-de", subject: "gilets" })).not.toContain("Longe");
    expect(await textOf(other, { about: "combien-de", subject: "bouteilles d eau" })).toContain(
      "- **Eau minérale** : 2 sur 6 bouteilles, faible",
    );
  });

  test("what was asked for is said again as it was typed", async () => {
    const question = "Où est l'échelle d’Éric sur Korrigan ?";
    const text = await textOf(running.owner, { about: "ou-est", subject: "echelle d eric sur korrigan" }, question);
    expect(text).toContain("Je ne trouve pas « échelle d’Éric » dans l’inventaire sur **Korrigan**.");
  });

  test("how many are left", async () => {
    expect(await textOf(running.owner, { about: "combien-de", subject: "feux a main" })).toBe(
      `Il reste sur **Korrigan** :\n\n- **Feux à main** : 3 sur 4, il en manque 1, dans **Coffre tribord › Bac 2** ; **périmé** depuis le ${frenchDay(addDays(today, -3))}`,
    );
  });

  test("a question that names nothing asks for the name", async () => {
    expect(await textOf(running.owner, { about: "ou-est", subject: "le" })).toContain("De quel article s’agit-il ?");
  });

  test("an empty store", async () => {
    const other = await running.server.account();
    await create(other, "/api/bateaux", aBoat());
    expect(await textOf(other, { about: "manques" })).toContain("Il ne manque rien sur **Albatros**");
    expect(await textOf(other, { about: "peremptions" })).toContain("Rien n’est périmé sur **Albatros**");
    expect(await textOf(other, { about: "ou-est", subject: "gilet" })).toContain("L’inventaire est vide");
  });
});

test("among more articles than are read, the one that carries the name is found, and quickly", async () => {
  const other = await running.server.account({ pro: true });
  const { id: bateau_id } = await create(other, "/api/bateaux", aBoat());
  await create(other, "/api/inventaire", { bateau_id, nom: "Zip de trousse", categorie: "Divers", quantite: 2 });
  await running.server.sql(`begin; set local role bosco_system;
    insert into inventaire (user_id, bateau_id, nom, categorie)
      select '${other.id}', '${bateau_id}', 'Article ' || n, 'Divers' from generate_series(1, 5000) n; commit`);
  const before = process.cpuUsage();
  expect(await textOf(other, { about: "ou-est", subject: "trousse" })).toContain(
    "**Zip de trousse** : rangé nulle part",
  );
  expect((await textOf(other, { about: "manques" })).split("\n").length).toBeLessThan(40);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
});
