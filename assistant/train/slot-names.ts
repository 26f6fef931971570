const names = (line: string) => line.split(", ");

/** What people call their own things: a slot of a way of asking is filled from here. */
export const SLOT_NAMES: Record<string, readonly string[]> = {
  article: names(
    "piles, filtre à huile, gilets, fusées, pâtes, riz, café, eau, courroie, rouet, bidon d'huile, lampe frontale, couteau, ancre, extincteur, conserves de thon, papier toilette, manilles, bouts, jumelles, trousse de secours, cartouches de gaz, gilet enfant, torche, bougies, sac de couchage, cirés, pare-battages, amarres, bière, vin rouge, lait, chocolat, sardines, filtre à gasoil, pansements, crème solaire, ampoules, fusibles, colliers inox, joint torique, compas de relèvement, harnais, serviettes, éponges, allumettes",
  ),
  espace: names(
    "coffre tribord, coffre arrière, cabine avant, équipet cuisine, baille à mouillage, table à cartes, soute à voiles, frigo, placard du carré, coffre de cockpit, fond de cale, tiroir du bas, penderie, coffre bâbord, cabine du skipper, boîte à pharmacie, caisse à outils",
  ),
  bateau: names(
    "Avel Mor, Mistral, Korrigan, Pen Duick, la vedette, le voilier, Belle Étoile, le cata, Santa Maria, le semi-rigide, Joshua, la pinasse, Marie-Galante",
  ),
  maintenance: names(
    "vidange, antifouling, révision du radeau, changement des anodes, courroie, carénage, contrôle du gréement, hivernage moteur, filtre à gasoil, révision du hors-bord, joint de saildrive, peinture du pont, changement des batteries, contrôle des extincteurs, nettoyage du réservoir, changement d'hélice",
  ),
  checklist: names("départ, arrivée, hivernage, sécurité, avant de quitter le bateau, mise à l'eau, traversée"),
  liste: names(
    "week-end Belle-Île, croisière Bretagne Sud, apéro, vacances d'août, traversée Corse, courses de juillet",
  ),
  categorie: names("sécurité, moteur, alimentation, pharmacie, outillage, gréement, électricité"),
  moteur: names("Yanmar, Suzuki, Volvo, hors-bord, moteur tribord, Mercury, diesel"),
};
