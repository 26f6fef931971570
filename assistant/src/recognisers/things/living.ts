/** What is eaten, drunk and lived with. The form of a line is told in `thing.ts`. */
export const LIVING = `
pates, pate, spaghetti, coquillettes, macaroni : pates ; nouille ; nouilles ; coquillettes ; penne ; fusilli ; tagliatelle ; tagliatelles ; farfalle ; torsades ; carbonara ; bolognaise ; bolo ; italien|italienne|italiens paquet|plat|manger|repas ; pasta ; macaroni ; torti ; spaghet
riz : riz ; risotto ; basmati ; grain|grains blanc|blancs ; rice ; paella
semoule, couscous, boulgour, quinoa, lentilles, ble : semoule ; couscous ; boulgour ; quinoa ; lentilles ; ble
puree : puree ; mousseline
pates, riz, semoule, puree, lentilles, patates, pommes terre : feculent ; feculents
sardine, sardines huile : sardine ; sardines ; petits|petit poisson|poissons boite|boites|huile|conserve|argent|tete|alignes|serres ; boite|boites|conserve poisson|poissons
maquereau, maquereaux : maquereau ; maquereaux
thon, thon boite : thon ; tuna
sardine, thon, maquereau : poisson|poissons boite|boites|conserve|conserves|huile
conserve, conserves, boite, cassoulet, sardine, raviolis, haricots, petits pois, thon, mais : conserve ; conserves ; boites|boite ouvrir|manger|chauffer|rechauffer|metal|alu ; tin|tins|canned food
cassoulet, raviolis, plat cuisine : cassoulet ; raviolis ; plats cuisines
soupe : soupe ; soupes ; potage
cafe, dosette, capsules cafe : cafe ; caoua ; kawa ; jus|tasse|boisson|noir|petit|liquide|dose noir|noire|matin|reveille|reveiller|noirs ; expresso ; espresso ; nescafe ; arabica ; cafetiere|moka mettre|remplir|poudre ; coffee ; tenir|rester|reveiller eveille|reveille|debout|matin boire ; cafeine ; caf
tisane, infusion, =the : tisane ; tisanes ; infusion ; sachets|sachet infuser|chaud ; tea ; du the
lait, lait uht, lait poudre : lait ; brique|briques|bouteille blanc|blanche|uht|vache ; briques uht ; cereales|chocolat|biberon|cafe|bol verser|blanc|dedans|mettre|arroser|brique|briques|avec|matin|vache ; uht ; milk ; crepes|crepe faire ; vache
chocolat, cacao : chocolat ; cacao ; nesquik ; banania
chocolat, biscuits, gateaux, bonbons : grignoter ; gouter ; sucre|sucres|sucrerie|sucreries manger|grignoter|petit
sucre : sucre
sel, poivre, epices : sel ; poivre ; epices
huile olive, huile tournesol, huile cuisine : huile olive|tournesol|friture|salade|cuisine|cuire|vinaigrette
vinaigre : vinaigre
farine, levure : farine ; levure
oeuf, oeufs : oeuf ; oeufs ; omelette ; eggs
beurre : beurre
fromage : fromage ; camembert ; gruyere ; emmental
jambon, saucisson, charcuterie : jambon ; saucisson ; saucissons ; sauciflard ; charcuterie
pain, pain mie, biscottes : pain ; biscotte ; biscottes ; tartine|tartines ; bread
confiture, miel, nutella : confiture ; miel ; nutella ; tartiner pain|matin
cereales, muesli : cereales ; muesli ; corn flakes
biscuit, gateau, gateaux, cookies : biscuit ; biscuits ; gateau ; gateaux ; cookie ; cookies
bonbon, bonbons : bonbon ; bonbons
chips, cacahuetes, aperitif : chips ; cacahuete ; cacahuetes ; apero ; aperitif
fruit, fruits, pomme, orange, citron, compote : fruit ; fruits ; pomme ; pommes ; compote ; compotes ; citron ; citrons
legume, tomate, oignon, ail, pomme terre : legume ; legumes ; tomate ; tomates ; oignon ; oignons ; patate ; patates ; pommes terre
sauce tomate, ketchup, moutarde, mayonnaise : ketchup ; moutarde ; mayo ; mayonnaise ; sauce
viande, poulet, steak : viande ; steak ; steaks ; poulet ; saucisses griller
petit pot, couche, lait bebe, lingettes bebe : couche ; couches ; petit|petits pots bebe ; biberon lait|bebe
croquette, patee : croquette ; croquettes ; patee ; chien|chat manger|nourrir|gamelle
eau bouteille, bouteille eau, eau minerale, pack eau : eau bouteille|bouteilles|minerale|pack|packs|boire|potable|plate|evian|cristaline|gourde ; bouteille|bouteilles|pack|packs boire|flotte|plate|minerale|soif|eau|flotte ; boire|bois soif|flotte|robinet|eau|hydrater|gorger ; flotte boire|bouteille|bouteilles|plastique|pack ; soif ; evian ; cristaline ; volvic ; water bottle|bottles|drink|drinking
biere, bieres : biere ; bieres ; mousse|mousses boire|fraiche|fraiches|apero ; binouse|binouses ; cannette|canette|canettes ; beer
vin, vin rouge, vin blanc, rose : vin ; pinard ; bouteille|bouteilles rouge|rose|blanc|vin ; cubi ; wine
rhum, pastis, whisky, aperitif : rhum ; pastis ; ricard ; whisky ; apero boire ; alcool boire ; ti punch
jus, jus fruits, sirop, coca, soda : jus orange|pomme|fruit|fruits ; sirop ; coca ; soda ; sodas
vaisselle, liquide vaisselle, produit vaisselle : vaisselle ; laver|nettoyer assiettes|casseroles
assiette, verre, couverts, gobelet, bol, tasse : assiette ; assiettes ; verre ; verres ; couverts ; fourchette ; fourchettes ; gobelet ; gobelets ; bols ; tasses ; mugs
casserole, poele, cocotte, bouilloire, cafetiere, faitout : casserole ; casseroles ; cocotte ; bouilloire ; cafetiere ; marmite ; poele
ouvre boite, tire bouchon, decapsuleur : ouvre boite|boites ; tire bouchon ; decapsuleur ; ouvrir bouteille|vin|biere|conserve
allumette, briquet, allume gaz : allumette ; allumettes ; briquet ; briquets ; allume gaz ; allumer rechaud|gaz|gaziniere|bougie
torchon : torchon ; torchons
sac poubelle, poubelle : poubelle ; poubelles ; dechet|dechets|ordure|ordures sac|sacs
papier alu, aluminium, film : aluminium ; alu ; film etirable|alimentaire
filtre cafe : filtre|filtres cafe
rechaud, cuisiniere : rechaud
glaciere, pain glace, pains glace : glaciere ; pain|pains|bloc|blocs glace ; accumulateur froid
thermos : thermos ; garder chaud
savon, gel douche, shampoing : savon ; shampoing ; douche gel|savon
brosse dents, dentifrice : dentifrice ; brosse dents
couches, lingettes : lingette ; lingettes
mouchoir, mouchoirs : mouchoir ; mouchoirs ; kleenex ; moucher
serviette hygienique, tampons : hygienique ; tampons
lessive, pince linge, pinces linge : lessive ; linge pince|pinces|laver|secher|pendre
antimites, insecticide, piege : insecticide ; fourmis|cafards|mouches bombe|tuer|piege
absorbeur humidite, deshumidificateur : humidite ; humide absorber|absorbeur|boite|sel
chauffage, radiateur : chauffage ; radiateur ; appoint chauffer|chaud
ventilateur : ventilateur
lampe, lampe petrole, lampe baladeuse, lanterne : lanterne ; baladeuse ; lampe petrole|camping|cockpit|carre
lampe : lampe ; lampes
rallonge, multiprise : multiprise
vieux journaux, magazines : magazine ; magazines
`;
