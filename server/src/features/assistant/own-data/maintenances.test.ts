import { addDays } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { create, serverWithOwner, today } from "./test-fleet.ts";

const { running, ask, textOf } = serverWithOwner();

describe("maintenance", () => {
  test("what comes next, the late first, with the page", async () => {
    const { reponse, origine, urgence, annexes } = await ask(running.owner, { about: "prochaines-maintenances" });
    expect(reponse).toBe(`Il y a 2 maintenances à faire sur **Korrigan**, dont 1 en retard :

- **Vidange de l’inverseur** : en retard, prévue le ${frenchDay(addDays(today, -12))}
- **Contrôle du gréement** : prévue le ${frenchDay(addDays(today, 40))}`);
    expect({ origine, urgence }).toEqual({ origine: "donnees", urgence: false });
    expect(annexes.liens).toEqual([{ titre: "Maintenance", chemin: "/maintenance" }]);
  });

  test("what is late, or that nothing is", async () => {
    expect(await textOf(running.owner, { about: "maintenances-en-retard" })).toContain(
      `1 maintenance est en retard sur **Korrigan** :\n\n- **Vidange de l’inverseur**`,
    );
    const other = await running.server.account();
    await create(other, "/api/bateaux", aBoat());
    expect(await textOf(other, { about: "maintenances-en-retard" })).toBe(
      "Aucune maintenance n’est en retard sur **Albatros**.",
    );
    expect(await textOf(other, { about: "prochaines-maintenances" })).toBe(
      "Rien à faire : aucune maintenance n’est prévue sur **Albatros**.",
    );
  });

  test("due at engine hours: the hours, how many are left, and late once they are reached", async () => {
    const other = await running.server.account();
    const { id: bateau_id } = await create(other, "/api/bateaux", aBoat({ heures_moteur: 842 }));
    const byHours = {
      bateau_id,
      categorie: "Moteur",
      date_echeance: addDays(today, 60),
      recurrence: "Tous les 100 heures",
    };
    await create(other, "/api/maintenances", { ...byHours, titre: "Filtre", heures_echeance: 900 });
    await create(other, "/api/maintenances", { ...byHours, titre: "Rouet", heures_echeance: 800 });
    const text = await textOf(other, { about: "prochaines-maintenances" });
    expect(text).toContain("**Filtre** : prévue à 900 h (dans 58 h, vers le ");
    expect(text).toContain("**Rouet** : en retard, prévue à 800 h (le moteur en a 842 h)");
  });

  test.each(["vidange", "vidanges", "vidnage moteur", "VIDANGE du moteur"])(
    "when %s was done and is due",
    async (subject) => {
      const text = await textOf(running.owner, { about: "maintenance", subject });
      expect(text).toContain(`**Vidange moteur** : le ${frenchDay(addDays(today, -299))}, à 842 h (120,50 €)`);
    },
  );

  test("one that is nowhere is said so, kindly", async () => {
    const text = await textOf(running.owner, { about: "maintenance", subject: "osmose" });
    expect(text).toContain("Je ne trouve aucune maintenance « osmose » sur **Korrigan**, ni faite ni prévue.");
  });

  test("one that is nowhere, but that a sheet tells of, gets that sheet beneath", async () => {
    const { reponse, origine, annexes } = await ask(
      running.owner,
      { about: "maintenance", subject: "antifouling" },
      "quand refaire l’antifouling ?",
    );
    expect(reponse).toMatch(/^Je ne trouve aucune maintenance « antifouling »/);
    expect(origine).toBe("donnees");
    expect(annexes.fiches.map(({ id }) => id)).toContain("antifouling");
    expect(annexes.liens).toEqual([{ titre: "Maintenance", chemin: "/maintenance" }]);
  });

  test("what it has cost, by year and category", async () => {
    const text = await textOf(running.owner, { about: "depenses" });
    expect(text).toContain(`**${addDays(today, -299).slice(0, 4)}** : 120,50 € (1 maintenance)`);
    expect(text).toContain("- Moteur : 120,50 €");
    const other = await running.server.account();
    const { id: bateau_id } = await create(other, "/api/bateaux", aBoat());
    expect(await textOf(other, { about: "depenses" })).toContain("Aucune dépense n’est notée sur **Albatros**.");
    const costs = { "2024-05-02": 640, "2025-06-03": 123.4 };
    for (const [date_realisation, prix] of Object.entries(costs)) {
      const done = { bateau_id, titre: "Carénage", categorie: "Coque", date_echeance: date_realisation, prix };
      const { id } = await create(other, "/api/maintenances", done);
      await other.patch(`/api/maintenances/${id}`, { statut: "Terminée", date_realisation });
    }
    expect(await textOf(other, { about: "depenses" })).toContain("Au total : **763,40 €**.");
  });
});
