const modelNames = [
  "Oceanic 42",
  "SailMaster 38",
  "Navigator 45",
  "Bénéteau Oceanis 40",
  "Dufour Grand Large 460",
  "Jeanneau Sun Odyssey 410",
  "Bavaria C42",
  "Lagoon 42",
  "Fountaine Pajot Elba 45",
  "Princess F55",
  "Sunseeker Manhattan 68",
  "Azimut 50",
  "Grand Banks 60",
  "Autre (personnalisé)",
];

export const models = modelNames.map((label) => ({ value: label, label }));

const flagNames = ["France", "Belgique", "Suisse", "Canada", "Italie", "Espagne", "Portugal", "Pays-Bas", "Monaco"];

export const flags = [{ value: "", label: "Aucun" }, ...flagNames.map((label) => ({ value: label, label }))];

export const users = [
  {
    nom: "Claire Le Goff",
    email: "claire@example.fr",
    role: "Admin",
    plan: "annuel",
    date: "02/11/2025",
    bateaux: "(1) bateau(x)",
  },
  {
    nom: "Yann Kervella",
    email: "yann@example.fr",
    role: "Utilisateur",
    plan: "gratuit",
    date: "14/03/2026",
    bateaux: "(0) bateau(x)",
  },
  {
    nom: "-",
    email: "anne@example.fr",
    role: "Utilisateur",
    plan: "mensuel",
    date: "30/06/2026",
    bateaux: "(3) bateau(x)",
  },
];
