/** What is on deck, in the lockers of the skipper and on the chart table. The form of a line is told in `thing.ts`. */
export const DECK = `
ancre, mouillage, grappin : ancre ; ancres ; pioche ; grappin ; anchor ; crochet fond|mouillage|mouiller ; deuxieme|seconde|autre|secours|remplacement mouillage|mouiller|ancre ; accrocher|tenir fond ; croc|ferraille mouiller|fond
chaine, chaine mouillage : chaine ; chain
orin : orin ; retrouver|recuperer ancre ; bouee ancre
cablot : cablot
guindeau, telecommande guindeau : guindeau ; remonte|treuil ancre|chaine
manille, manilles : manille ; manilles ; shackle
emerillon : emerillon
mousqueton : mousqueton ; mousquetons
parebattage, bouee parebattage : parebattage ; boudin|boudins|saucisse|saucisses|ballon|ballons|coussin|coussins|bouee|bouees|gonfles|patate|patates|cylindre|cylindres|boule|boules|protection|protections|protege|proteger|amortir|amortisseur|matelas|tampon|tampons cote|cotes|flanc|flancs|quai|ponton|coque|abimer|frotter|frotte|cogner|cogne|voisin|gonfle|gonfles|blancs|pend|pendent|pendus|accoster|accostage|taper|taquet|filieres ; entre bateau|coque quai|ponton|voisin ; fender|fenders
planche parebattage : planche
amarre, aussiere : amarre ; amarres ; corde|cordes|bout|bouts|cordage|cordages|ficelle|attacher|accrocher|amarrer|amarrage ponton|quai|amarrer|port|amarrage|attacher|bateau|garde ; mooring line ; aussieres
remorque, remorquage, bout remorquage, corde remorquage : remorque ; remorquage ; remorquer ; bout|corde|cordage|cable|ficelle|amarre|filin|truc tirer|tire|remorquer|traine|tracter|remorque|haler ; tirer|tracter|ramener|haler|traine copain|bateau|panne|rade|voisin|autre|vedette|tirer ; tow|towing rope|line
bout, cordage, drisse, ecoute, ecoutes, garcette, ficelle : bouts ; cordage ; cordages ; drisse ; drisses ; ecoute ; ecoutes ; garcette ; ficelle ; rope
elastique, sandow, tendeur : sandow ; sandows ; elastique ; elastiques ; tendeur ; tendeurs
poulie : poulie ; poulies
manivelle, manivelle winch : manivelle ; manivelles ; tourner|mouliner winch|treuil ; poignee winch ; winch handle
winch, entretien winch : winch ; winchs
voile, jeu voiles : voile ; voiles ; sail
grandvoile : grandvoile ; mainsail
genois, foc : genois ; foc ; voile avant
spi, gennaker, code zero : spi ; gennaker ; grande|grosse voile couleur|coloree|ballon|bulle|portant
tourmentin, foc tempete : tourmentin ; voile tempete|gros|orange
taud, lazybag, bache, housse, capote, bimini : taud ; bache ; housse ; capote ; bimini ; lazybag ; ombre|abri cockpit|soleil
fil voile, aiguille, insigna, kit voilerie, kit couture : coudre|recoudre|couture|aiguille|fil voile|voiles|voilerie ; aiguille ; reparer voile|dechire|dechiree ; insignia
ruban voile, penon, penons : penons ; penon
chaise mat, chaise calfat : chaise mat|calfat ; monter|grimper mat
annexe, semi rigide : annexe ; dinghy ; petit canot ; petit bateau gonflable|gonfle
gonfleur, pompe annexe, pompe gonfler : gonfler|gonfleur ; pompe pied|gonfler|annexe|paddle
pagaie, aviron, rame : rame ; rames ; pagaie ; pagaies ; aviron ; avirons ; ramer|pagayer
dame nage : dames nage|nages
kit reparation, rustine, kit annexe : rustine ; rustines ; reparer annexe|boudin|creve|crevee|percee|fuite
bouee, bouee mouillage : bouee
passerelle, planche : passerelle ; descendre quai|terre
paddle, kayak, planche : paddle ; kayak ; planche rames|rame ; sup
palme, masque, tuba : palme ; palmes ; masque ; tuba ; snorkel ; voir sous eau ; plonger|nager|regarder sous eau|coque masque|lunettes|avec
combinaison, combi, neoprene : combinaison ; combi ; neoprene ; wetsuit
canne peche, peche, hamecon, =leurre, moulinet, ligne peche : peche ; pecher ; canne ; hamecon ; hamecons ; maquereau|maquereaux|bar|poisson attraper|pecher|ligne|traine|mitraillette ; epuisette ; fishing
jumelle, jumelles : jumelle ; jumelles ; voir|regarder|voit|reperer|observer|see|zieuter loin|horizon|bouees|bouee|cote|far|baleine|dauphins ; lunettes|glasses|optique loin|double|doubles|grossit|grossissantes|far|approche ; binocular|binoculars ; grossir|rapprocher|grossit loin|horizon
compas relevement, compas : compas ; boussole ; relevement ; cap prendre|relever ; compass
sextant : sextant
carte, carte marine, cartes papier : carte ; cartes ; chart|charts
regle cras, =regle, rapporteur, equerre, compas pointe seche : cras ; rapporteur ; tracer route|cap
crayon, gomme, stylo : crayon ; crayons ; stylo ; stylos ; gomme
livre, guide, almanach, bloc marine, annuaire marees : almanach ; annuaire ; guide ; marees livre|horaires|bouquin ; bloc marine ; bouquin ; pilote cotier ; livre
livre bord, journal bord : journal|livre|cahier bord
papiers, acte francisation, carte circulation, permis, documents : papiers ; documents ; permis ; acte ; pochette|dossier papiers|documents
pavillon, drapeau, pavillons : pavillon ; pavillons ; drapeau ; drapeaux ; flag ; courtoisie
vhf portable, vhf, radio : vhf ; radio portable|main|portative ; talkie ; walkie ; poste|radio portable|portatif|canal|capitainerie|parler|secours
gps, gps portable, traceur : gps ; traceur
ais : ais
sonde, sonde main : sonde
anemometre : anemometre ; mesurer vent
telephone satellite, iridium : iridium ; telephone satellite
tablette : tablette
baille, seau pont : baille
brosse, balai brosse, balai : brosse ; balai ; frotter|brosser|laver|lessiver pont|coque
eponge : eponge ; eponges
produit pont, nettoyant, savon noir, shampoing coque, detergent : nettoyant ; nettoyer pont|coque|teck ; shampoing|savon|produit pont|coque|bateau|teck
peinture, pot peinture, antifouling : peinture ; pot antifouling ; pinceau ; rouleau peinture
acetone, diluant, white spirit : acetone ; diluant ; white spirit
papier verre, abrasif : abrasif ; poncer ; papier verre
cale, taquet, chandelier : taquet ; chandelier
moteur annexe, moteur electrique, hors bord : moteur annexe ; petit moteur
vetements, cire, ciree, salopette, veste quart : cire ; cires ; ciree ; salopette ; veste|pantalon|manteau|impermeable|habit pluie|mouille|quart|mer ; impermeable ; kway ; pluie enfiler|mettre|habit|proteger ; foul weather
bottes : bottes ; botte ; pieds sec|secs|mouille|mouilles
bonnet, echarpe, polaire : bonnet ; polaire ; chaud enfiler|mettre|froid ; pull
chapeau, casquette : chapeau ; casquette ; bob
chaussures pont : chaussures ; godasses
sac couchage, duvet, couverture, couette : duvet ; duvets ; couverture ; couvertures ; couette ; couchage ; dormir chaud|froid|dedans|sac ; sleeping bag ; plaid
drap, taie, oreiller : drap ; draps ; oreiller ; oreillers ; taie
serviette, serviette bain, serviette plage : serviette ; serviettes ; secher|essuyer douche|bain|baignade ; towel
coussin, coussins cockpit : coussin ; coussins
jeu, jeu cartes, jeux societe : jeu ; jeux ; belote ; tarot ; uno ; scrabble ; occuper|amuser enfants|enfant|pluie|soir
`;
