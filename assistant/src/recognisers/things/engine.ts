/** What belongs to engines, tanks, batteries and pipes. The form of a line is told in `thing.ts`. */
export const ENGINE = `
rouet, impulseur : etoile|roue|roues|roulette|helice|tourniquet|palettes|ailettes|ailette|turbine|fleur|moulinet|araignee|marguerite caoutchouc|gomme|plastique|pompe|mer|eau|refroidissement ; ailettes ; palettes ; caoutchouc pompe ; pousse|aspire|pompe eau mer|refroidissement|refroidir ; piece pompe eau ; impeller
pompe eau mer, pompe mer : pompe eau|refroidissement
filtre gasoil, prefiltre, filtre carburant, filtre essence, decanteur : filtre gasoil|carburant|essence|separ|decanteur ; nettoie|retient|arrete|filtre|purifie|clean salete|saletes|crasse|gasoil|diesel|carburant|eau ; cartouche gasoil|carburant|racor ; racor ; fuel filter ; petite|cartouche crasse|saletes|gasoil
filtre huile : filtre huile ; cartouche huile ; oil filter
filtre air : filtre air ; air filter
filtre : filtre ; filtres ; cartouche filtre ; cartouches filtre
huile moteur, huile 15 w 40, huile 10 w 30, huile, lubrifiant : huile ; lubrifiant ; carter|moteur bidon|remplir|completer|niveau|jauge|appoint ; jus|soupe|liquide|liqueur noir|noire|moteur|dore|doree ; motor oil ; engine oil ; gras moteur|lubrifier|graisser ; faire niveau|appoint moteur
huile embase, huile inverseur, huile transmission, sae 90, atf : huile embase|inverseur|transmission|boite ; liquide embase|boite
huile hydraulique, liquide frein : huile|liquide hydraulique|frein|verin
graisse, graisse marine, belleville, lubrifiant : graisse ; tube|pot|pompe graisse ; graisser ; belleville
wd 40, degrippant : degrippant ; degripper ; bombe degripper|vis|grippe ; dewatt
liquide refroidissement, antigel : antigel ; liquide|bidon refroidissement|rose|vert|bleu|gel ; geler|gele moteur|circuit
courroie : courroie ; courroies ; caoutchouc|bande|lien|elastique|ceinture tourne|tourner|entraine|fait|alternateur|couine ; couine|crisse|siffle|grince demarre|demarrage|moteur|neuf|neuve|rechange ; belt ; fan belt ; elastique moteur
alternateur : alternateur ; recharge|charge moteur|roulant
demarreur : demarreur ; lanceur
bougie allumage, bougie : bougie|bougies moteur|suzuki|yamaha|hors|horsbord|vedette|allumage|filetees|etincelle ; etincelle|etincelles|allumage ; font|fait|donne|produit|petite|petites etincelle|etincelles|allumage ; spark plug|plugs
bougie : bougies ; chandelle|chandelles ; candle
coupecircuit, coupe circuit : coupecircuit ; cordon|spirale|bracelet rouge|coupe|arrete|moteur ; fil rouge poignet
helice : helice ; helices ; tourniquet|moulin|ventilateur|truc|pales|pale pousse|propulse|avance|tourne|brasse|arriere|queue|cul|tape|vedette ; pales ; brasse|pousse eau ; propeller ; ventilo pousse|bateau|cul
goupille, clavette, cone helice : goupille ; clavette ; goupilles
anode, anodes : anode ; anodes ; zinc ; zincs ; morceau|morceaux|bloc|blocs|piece|pieces|plaque|plaques|bout|bouts|pastilles metal|gris|grise|grises|blanc|blancs|rongent|ronge|bouffe|bouffes|mange|manges|rongee|rongees|rouille|sacrifient|sacrifice|fondent ; ronge|rongent|rongees|bouffe|sacrifie|sacrifient|corrosion|electrolyse coque|arbre|helice|place|flottaison|dessous|quille ; anodes
vidange moteur, vidange : vidange ; vidanges ; vide|vidange|change|changer|refaire|remplacer|enlever|evacuer|renouveler|retard huile|soupe|jus|carter|lubrifiant ; soupe|jus|huile|liquide noir|noire|sale|usee|propre|neuve ; oil change
revision moteur, revision, entretien moteur, entretien annuel : revision ; revisions ; entretien|visite|controle|check|passage|visiter moteur|horsbord|mecano|concession|concessionnaire|300|100|annuel|garage|garantie ; 300 h|heures ; les 300|100|500|200 ; engine service
hivernage : hivernage ; hiverner ; hiver sommeil|dodo|repos|preparer
antifouling, carenage : antifouling ; carenage ; carene|dessous|coque|fond|ventre|cul|oeuvre|vives|bas peint|peinture|peindre|gratter|nettoyer|barbouille|badigeonne|couche|couches|raclage|racle|repeint|grattage ; peinture|couche|coup|pot dessous|sous|carene|flottaison|algue|algues|coquillage|salissure ; moules|coquillages|algues|herbe|berniques|balanes|barbe|mousse|vegetation|crustaces|chapeaux coque|accroche|accrochent|colle|collent|pousse|poussent|dessous|carene|flottaison|peint|peinture|empecher ; bottom paint
greement, haubans : greement ; haubans|hauban|mat|cables|cable|etai|ridoirs|gree verif|controle|verifie|regarde|examine|inspecte|inspection|examen|expert|check|visite|greeur|vieux|refait ; greeur ; rigging ; tient mat debout|vertical
radeau, survie : radeau ; canot survie|revision|controle|gonfle ; bidule|truc|machin gonfle|gonflable secours|coule|seul
sortie eau, grutage, mise a terre, manutention : grutage ; sortir|sortie|sort|remonter eau|grue|chantier|terre bateau|quel|quand|date|calee
pilote, verin : pilote
injecteur, injecteurs : injecteur ; injecteurs
coude echappement, echappement, pot echappement : echappement
vernis, boiserie, boiseries, teck : vernis ; revernir ; boiseries
batterie : batterie ; batteries ; accu ; accus ; battery
batterie servitude, parc servitude : batterie servitude|frigo|parc
chargeur quai, chargeur : chargeur ; recharger|charger batterie|batteries
chargeur telephone, cable usb, cordon usb, prise usb : chargeur|recharger|cable|fil|cordon telephone|portable|iphone|usb
pile, piles aa, piles lr 6, pile bouton : pile ; piles ; telecommande|jouet|manette|reveil|torche|lampe|radio|gps|souris|poste plat|vide|mort|morte|marche|jus|remettre|redemarrer|faible|clignote ; baton|batons jus|electricite|energie|telecommande ; alimenter|nourrir lampe|lampes|torche|telecommande|jouet ; battery|batteries aa|small
pile aaa, piles lr 3, pile lr 3 : piles|pile fines|aaa
fusible : fusible ; fusibles ; plomb|plombs saute|grille|electrique ; fuse
ampoule, led : ampoule ; ampoules ; bulb
cable demarrage, pinces demarrage, booster : booster ; cables|pinces demarrage|batterie|crocodile
prise quai, cable quai, rallonge : rallonge ; cable|fil|cordon|prise quai|ponton|borne|terre|220|jaune
multimetre, voltmetre : multimetre ; voltmetre ; mesurer|mesure tension|volt|volts|courant ; testeur batterie|tension
cosse, dominos, gaine thermo : cosse ; cosses ; domino ; dominos ; gaine
chatterton, ruban adhesif, scotch, duct tape : scotch ; adhesif ; chatterton ; ruban ; duct tape ; rouleau|bande colle|collant|reparer
joint, joint torique : joint ; joints ; torique|toriques ; rondelle caoutchouc
collier, colliers inox, collier serflex, rilsan, serflex : collier ; colliers ; serflex ; serrer|tenir|tient tuyau|durite ; rilsan
tuyau, durite, durit : tuyau ; tuyaux ; durite ; durites ; hose
tuyau eau, tuyau arrosage : tuyau eau|ponton|quai|remplir|arrosage|laver|jet
vanne, passecoque : vanne ; vannes ; passecoque
pompe wc, kit wc, joint wc, wc : wc ; pot|trone|chiotte bouche|pompe|joint|kit
papier toilette, papier wc, pq : papier toilette|cul|wc|hygienique ; pq ; essuyer fesses|derriere ; rouleau|rouleaux toilette|wc|cul|fesses|chiottes ; toilet paper ; sopalin wc
pompe eau, groupe eau : groupe eau ; pompe eau|douce|pression
jerrican, jerrycan, bidon, nourrice : jerrican ; jerricans ; jerrycan ; bidon ; bidons ; nourrice ; nourrices ; reserve carburant|essence|gasoil ; jerry
additif, biocide, stabilisateur : additif ; bacteries gasoil ; biocide
entonnoir : entonnoir
chiffon, sopalin, essuie tout : chiffon ; chiffons ; sopalin ; essuie ; essuyer
cle bougie : cle bougie
outil, caisse outils, trousse outils, outillage : outil ; outils ; tournevis|cle|cles|pince|marteau|douille|douilles ; bricoler|reparer|devisser|demonter|bricolage caisse|boite|avec ; tools ; boite caisse clous
tournevis : tournevis
pince, pince multiprise : pince ; pinces
cle, cle molette, jeu cles, cle plate : cles plates ; molette ; serrer|desserrer|devisser ecrou|boulon
visserie, vis inox, boulon, ecrou : visserie ; vis ; boulons ; boulon ; ecrou ; ecrous
colle, mastic, sikaflex, epoxy, resine, silicone : sikaflex ; sika ; mastic ; epoxy ; resine ; silicone ; colle ; etancher|coller|reboucher|boucher joint|fuite|fissure|trou|coque
cle contact, cle moteur, cle bateau, cle : clef ; cles ; cle
turbo, echangeur : echangeur ; turbo
saildrive, joint saildrive, soufflet : soufflet ; joint saildrive|embase ; saildrive
embase : embase ; pied
presseetoupe : presseetoupe
safran, meches, barre : safran ; gouvernail
coque, gelcoat, polish : polish ; lustrer|briller|brillant|cirer|polir ; gelcoat
reservoir, nettoyage reservoir : reservoir
assurance : assurance ; assureur ; prime|cotisation
gaz, detendeur, tuyau gaz, lyre : detendeur ; lyre ; tuyau gaz|gaziniere|rechaud
bouteille gaz, campingaz, gaz, butane, propane, cartouche gaz, 907 : gaz ; campingaz ; butane ; propane ; bouteille|bonbonne|recharge|cube|pleine|bombonne|bouteilles|boule bleue|bleu|gaz|cuire|cuisson|rechaud|gaziniere|cuisine|camping|flamme ; bleue|bleu pleine|plein|vide|avance|rechange|cuire|flamme|rechaud ; flamme|feu|cuisson|cuire|rechaud|chauffer|rechauffe|frichti|tambouille|plaque petite|faible|eteint|eteinte|plus|meurt|bleue|avance|recharge|rechange ; gas bottle ; de quoi cuire|cuisiner
cartouche gaz, cartouche : cartouche ; cartouches
groupe electrogene : groupe electrogene ; generateur
panneau solaire : panneau|panneaux solaire|solaires
essence, gasoil, carburant, melange, sp95 : carburant ; gasoil ; essence ; jus jerrican|bidon|reserve
huile deux temps, huile 2 temps, huile 2 t : huile 2 temps ; melange huile
`;
