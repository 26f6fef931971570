/** How places aboard are called by what is done or kept there. The form of a line is told in `thing.ts`. */
export const PLACES = `
frigo, refrigerateur, glaciere, congelateur : frais au|garde|garder|mis|tenir ; froid|fraiche manger|boire|garde|garder|mettre|tenir|conserver ; fridge ; frigo ; glaciere
cuisine, coin cuisine, cambuse, galley : cuisine ; cuistot ; cambuse ; manger|bouffe|repas|gamelle|tambouille|popote|rata|cuistance fait|faire|prepare|preparer|prepares|placard|coin|cuire|etagere|meuble ; cuisiner|cuisinier|cuisiniere ; fourneau|fourneaux|evier|gaziniere|rechaud|casseroles|plaques ; kitchen|cook|cooking|galley ; provisions placard|etagere ; vivres placard|meuble|etagere|rangement ; epicerie placard|meuble
table cartes, table carte : cartes|navigation table|bureau|meuble|coin|tablette|pupitre ; bureau|pupitre nav|skipper|navigateur|navigation|capitaine|couvercle|bord|bateau ; chart table ; coin|table nav
baille mouillage, baille, puits chaine, puits a chaine : chaine|ancre|mouillage|pioche|guindeau trou|puits|coffre|baille|boite|compartiment|niche|caisson|bac|trappe|avant|soute|dort|range|tout|devant|nez ; anchor locker ; baille ; nez|pointe|bout|proue coffre|trappe|trou|compartiment|puits|mouillage|ancre
cabine avant, chambre avant, pointe avant, couchette avant : cabine|chambre|couchette|lit|bannette|piaule|plumard|triangle|dort|dodo avant|devant|pointe|triangulaire|triangle|proue|nez|etrave|front ; front cabin|bedroom|room ; pointe avant ; forward cabin
cabine arriere, chambre arriere, couchette arriere : cabine|chambre|couchette|lit|bannette|piaule arriere|derriere|cul|cockpit
cabine : cabine ; chambre ; couchette|couchettes ; interieur vedette|bateau|abri ; piaule ; bannette ; cabin ; dedans|abri timonerie|vedette
carre, salon, coffre carre, banquette : carre ; salon ; banquette ; saloon
coffre cockpit : cockpit ; coffre cockpit
coffre tribord, cockpit tribord, equipet tribord : coffre|rangement|cockpit|couvercle|banc|banquette|capot|soute|locker|box|placard|caisson|siege droite|tribord|droit|starboard|right
coffre babord, cockpit babord, equipet babord : coffre|rangement|cockpit|couvercle|banc|banquette|capot|soute|locker|box|placard|caisson|siege gauche|babord|port|left
coffre arriere, coffre poupe, jupe : coffre|rangement|soute|banquette|capot|couvercle|caisson|bac arriere|derriere|cul|poupe|fond|fesses|moteur ; jupe ; back locker|box
coffre avant : coffre|rangement|soute|capot|caisson avant|devant|proue
soute voiles, soute : voiles|voile soute|rangees|sac ; soute
cale, fond cale, fonds : cale|fonds|plancher|planchers sous|fond|trappe ; dessous plancher
penderie : penderie ; cires pendus|accroches|pendent
toilettes, salle eau, wc, salle bain, cabinet toilette : wc ; salle eau|bain|bains ; douche placard|meuble ; lavabo placard|meuble|sous ; toilettes placard|meuble
caisse outils, coffre outils : outils caisse|boite|coffre ; boite bricolage
pharmacie, armoire pharmacie : pharmacie boite|armoire|sac|tiroir ; boite|sac|armoire medicaments|soins|croix
`;
