/** What a person might send to create a row: valid, with `more` to say what a test is about. */
export const aBoat = (more: object = {}) => ({
  nom: "Albatros",
  nom_constructeur: "Bénéteau",
  nom_modele: "Oceanis 40",
  annee: 2010,
  longueur: 12.19,
  largeur: 3.91,
  moteur: "Yanmar 3JH5",
  capacite_carburant: 200,
  capacite_eau: 360,
  ...more,
});
