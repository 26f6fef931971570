import { expect, test } from "vitest";
import type { CallPath, InputOf } from "../commands.ts";
import { id, wordsOf } from "./test-lists.ts";

const reads = {
  bateaux: [
    { id: id(1), nom: "Avel Mor" },
    { id: id(2), nom: "Goéland" },
  ],
  moteurs: [{ id: id(12), nom: "Moteur tribord" }],
  inventaire: [{ id: id(3), nom: "Rouet" }],
  categories: [{ id: id(4), nom: "Vivres" }],
  sous_categories: [{ id: id(5), nom: "Riz" }],
  espaces_stockage: [{ id: id(6), nom: "Coffre bâbord" }],
  maintenances: [
    { id: id(7), titre: "Vidange", statut: "En attente" },
    { id: id(8), titre: "Anodes", statut: "Terminée" },
  ],
  checklists_nouvelles: [{ id: id(9), nom: "Départ" }],
  taches: [{ id: id(10), checklist_id: id(9), tache: "VHF" }],
  listes_avitaillement: [{ id: id(11), nom: "Croisière" }],
  pieces: [{ id: id(12), maintenance_id: id(7), article_id: id(3), quantite: 1 }],
};

const boat = {
  nom: "Iris",
  nom_constructeur: "Amel",
  nom_modele: "50",
  annee: 2020,
  longueur: 15,
  largeur: 4.8,
  moteur: "Volvo",
  capacite_carburant: 700,
  capacite_eau: 600,
};
const article = { bateau_id: id(1), nom: "Riz", categorie: "Vivres" };
const line = { nom: "Bouée", categorie: "Sécurité" };
const work = { bateau_id: id(1), titre: "Carénage", categorie: "Coque", date_echeance: "2026-09-01" } as const;
const list = { bateau_id: id(1), nom: "Semaine", articles: [], nombre_personnes: 2, nombre_jours: 7 };

/** A no-break space is written ~ here. */
const said = <Path extends CallPath>(call: Path, input: InputOf<Path>, words: string) =>
  [words, () => wordsOf(reads, call, input)] as const;

test.each([
  said("engines.create", { bateau_id: id(1), nom: "Moteur 3", type: "Y" }, "Moteur «~Moteur 3~» ajouté"),
  said("engines.update", { id: id(12), heures: 250.5 }, "Moteur tribord~: 250,5~h"),
  said("engines.update", { id: id(12), nom: "Tribord", heures: 3 }, "Moteur «~Moteur tribord~» modifié"),
  said("engines.remove", { id: id(12) }, "Moteur «~Moteur tribord~» retiré"),
  said("boats.create", boat, "Bateau «~Iris~» ajouté"),
  said("boats.update", { id: id(1), version: 2, heures_moteur: 250.5 }, "Avel Mor~: 250,5~h moteur"),
  said("boats.update", { id: id(1), nom: "Avel", heures_moteur: 3 }, "Bateau «~Avel Mor~» modifié"),
  said("boats.remove", { id: id(2) }, "Bateau «~Goéland~» supprimé"),
  said("boats.makeDefault", { id: id(2) }, "Bateau «~Goéland~» par défaut"),
  said("boats.removePhoto", { id: id(2) }, "Photo de Goéland supprimée"),
  said("boats.removePhoto", { id: id(99) }, "Photo du bateau supprimée"),
  said("inventory.create", article, "Article «~Riz~» ajouté"),
  said("inventory.create", [article, article], "2~articles ajoutés"),
  said(
    "inventory.createFirst",
    { bateau_id: id(1), espaces: [{ nom: "Bac", type: "Autre" }], articles: [line, line] },
    "Premier inventaire d’Avel Mor~: 1~espace, 2~articles",
  ),
  said(
    "inventory.createFirst",
    { bateau_id: id(2), espaces: [], articles: [line] },
    "Premier inventaire de Goéland~: 1~article",
  ),
  said("inventory.update", { id: id(3), version: 1, quantite: 2.5 }, "Rouet~: quantité 2,5"),
  said("inventory.update", { id: id(3), nom: "Roue", quantite: 1 }, "Article «~Rouet~» modifié"),
  said("inventory.update", { id: id(99), nom: "Roue" }, "Article modifié"),
  said("inventory.remove", { id: id(3) }, "Article «~Rouet~» supprimé"),
  said("inventory.adjust", { id: id(3), delta: 1 }, "Rouet~: quantité +1"),
  said("inventory.adjust", { id: id(3), delta: -0.5 }, "Rouet~: quantité -0,5"),
  said("inventory.fill", { bateau_id: id(1), ids: "tous" }, "Stocks d’Avel Mor remplis"),
  said("inventory.fill", { bateau_id: id(1), ids: [id(3)] }, "1~article rempli"),
  said("inventory.reset", { bateau_id: id(2), ids: "tous" }, "Stocks de Goéland remis à zéro"),
  said("inventory.reset", { bateau_id: id(2), ids: [id(3)] }, "1~article remis à zéro"),
  said("inventory.removeMany", { bateau_id: id(1), ids: [id(3), id(4)] }, "2~articles supprimés"),
  said("inventory.store", { bateau_id: id(1), achats: [{ id: id(3), quantite: 1 }] }, "1~achat rangé"),
  said("inventory.undo", { annulation: id(1) }, "Action sur l’inventaire annulée"),
  said("categories.create", { nom: "Pêche" }, "Catégorie «~Pêche~» ajoutée"),
  said("categories.update", { id: id(4), nom: "Cambuse" }, "Catégorie «~Vivres~» renommée «~Cambuse~»"),
  said("categories.update", { id: id(4), icone: "soap" }, "Catégorie «~Vivres~» modifiée"),
  said("categories.remove", { id: id(4) }, "Catégorie «~Vivres~» supprimée"),
  said("subCategories.create", { nom: "Thé", categorie_id: id(4) }, "Sous-catégorie «~Thé~» ajoutée"),
  said("subCategories.update", { id: id(5), categorie_id: id(4) }, "Sous-catégorie «~Riz~» modifiée"),
  said("subCategories.remove", { id: id(5) }, "Sous-catégorie «~Riz~» supprimée"),
  said("storageSpaces.create", { bateau_id: id(1), nom: "Bac", type: "Autre" }, "Espace «~Bac~» ajouté"),
  said("storageSpaces.update", { id: id(6), nom: "Coffre" }, "Espace «~Coffre bâbord~» modifié"),
  said("storageSpaces.remove", { id: id(6) }, "Espace «~Coffre bâbord~» supprimé"),
  said(
    "parts.create",
    { bateau_id: id(1), maintenance_id: id(7), article_id: id(3) },
    "Vidange~: pièce «~Rouet~» ajoutée",
  ),
  said("parts.update", { id: id(12), quantite: 2 }, "Vidange~: pièce «~Rouet~» modifiée"),
  said("parts.remove", { id: id(12) }, "Vidange~: pièce «~Rouet~» retirée"),
  said("parts.remove", { id: id(99) }, "Maintenance~: pièce retirée"),
  said("maintenance.create", work, "Maintenance «~Carénage~» ajoutée"),
  said("maintenance.createMany", { maintenances: [work, work, work] }, "3~maintenances ajoutées"),
  said("maintenance.createMany", { maintenances: [work] }, "Maintenance «~Carénage~» ajoutée"),
  said("maintenance.update", { id: id(7), titre: "Vidanger" }, "Maintenance «~Vidange~» modifiée"),
  said("maintenance.update", { id: id(7), statut: "Terminée" }, "Maintenance «~Vidange~» terminée"),
  said("maintenance.update", { id: id(7), statut: "En cours" }, "Maintenance «~Vidange~» commencée"),
  said("maintenance.update", { id: id(8), statut: "En cours" }, "Maintenance «~Anodes~» rouverte"),
  said(
    "maintenance.update",
    { id: id(7), version: 4, date_echeance: "2026-06-09" },
    "Maintenance «~Vidange~» déplacée au 09/06/2026",
  ),
  said(
    "maintenance.update",
    { id: id(7), version: 4, date_echeance: "2026-06-09", date_ancre: "2026-06-01" },
    "Maintenance «~Vidange~» déplacée au 09/06/2026",
  ),
  said("maintenance.remove", { id: id(7) }, "Maintenance «~Vidange~» supprimée"),
  said("maintenance.restore", { id: id(99) }, "Maintenance rétablie"),
  said(
    "checklists.create",
    { bateau_id: id(1), nom: "Arrivée", type: "Arrivée", taches: ["Gaz"] },
    "Checklist «~Arrivée~» créée",
  ),
  said("checklists.update", { id: id(9), nom: "Partir" }, "Checklist «~Départ~» modifiée"),
  said("checklists.remove", { id: id(9) }, "Checklist «~Départ~» supprimée"),
  said("checklists.reset", { id: id(9) }, "Checklist «~Départ~» réinitialisée"),
  said("checklists.updateTask", { id: id(10), etat: true }, "Checklist «~Départ~»~: «~VHF~» cochée"),
  said("checklists.updateTask", { id: id(10), etat: false }, "Checklist «~Départ~»~: «~VHF~» décochée"),
  said("checklists.updateTask", { id: id(10), note: "Canal 16" }, "Checklist «~Départ~»~: «~VHF~» annotée"),
  said("checklists.updateTask", { id: id(99), etat: true }, "Checklist~: tâche cochée"),
  said("provisioning.create", list, "Liste «~Semaine~» créée"),
  said("provisioning.update", { id: id(11), est_favori: true }, "Liste «~Croisière~»~: ajoutée aux favoris"),
  said("provisioning.update", { id: id(11), nom: "Été" }, "Liste «~Croisière~» modifiée"),
  said("provisioning.duplicate", { id: id(11) }, "Liste «~Croisière~» copiée"),
  said("provisioning.remove", { id: id(11) }, "Liste «~Croisière~» supprimée"),
  said("provisioning.addToInventory", { id: id(11) }, "Liste «~Croisière~» ajoutée à l’inventaire"),
  said(
    "assistant.settle",
    { id: id(20), question: "Comment prendre un ris ?", posee_le: "2026-06-01T10:00:00.000Z" },
    "Question posée «~Comment prendre un ris~?~»",
  ),
  said("assistant.remove", { ids: [id(1), id(2)] }, "2~conversations supprimées"),
  said("account.update", { nom: "Le Goff" }, "Profil modifié"),
  said("account.removePhoto", {}, "Photo de profil supprimée"),
])("%s", (words, read) => {
  expect(read().replaceAll("\u00a0", "~")).toBe(words);
});
