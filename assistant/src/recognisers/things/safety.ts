/** What keeps people safe and well. The form of a line is told in `thing.ts`. */
export const SAFETY = `
fusee parachute : fusee ; envoie|tire|part|monte|lance ciel|haut|air|parachute ; tirer|lancer detresse ; fusees de detresse ; voit|voient ciel nuit ; petard detresse ; lumiere rouge ciel ; flare parachute
feuamain, feu main : feuamain ; tient|tenir|tenu main brule|lumiere|flamme|rouge|eclaire ; torche|baton|tube rouge main|detresse ; baton detresse ; hand flare
fumigenes, fumigene : fume|fumee orange ; pots|pot|boite fumee|fume|fumigene|orange ; signal jour fumee ; smoke
fusee, feuamain, fumigenes, pyrotechnie, signaux detresse : pyrotechnie ; pyro ; pyros ; artifice|artifices ; signaux|signal|signaler detresse ; petards ; fusees feux ; materiel|truc detresse ; detresse periment|perime|valable ; tirer|allumer secours|detresse ; feux detresse
gilet, brassiere : gilet ; flotte|flotter|flottent|flottable|flottaison eau|tombe|monde|chacun|chacune|enfile|dos|quoi|personne|personnes|gonflable ; gilets ; brassard|brassards ; enfiler|porter|endosser tombe|eau|dos|sauvetage ; life jacket|jackets ; lifejacket ; orange dos|enfile ; harnais gonflable
gilet enfant, gilet junior, gilet bebe : gilet|flotter|flotte|flotteur|brassard enfant|petit|petite|petits|bebe|gamin|gosse|fils|fille|neveu|neveux|niece|ans|junior|kid|child|minot|moutard ; gilet taille enfant
gilet adulte, gilet sauvetage adulte : gilet|flotter|flotte adulte|adultes|grand|grands|grande|grandes|adult
gilet chien : gilet|flotter|flotte chien|animal
extincteur : truc|engin|appareil|bonbonne|bouteille|cylindre|tube|machin|bombe rouge ; rouge feu|flamme|incendie|eteindre|attraper|brule ; eteindre|eteint|etouffer feu|flamme|incendie|friture|poele ; feu|incendie cuisine|poele prend|demarre|partait|part eteindre|attraper ; mousse|poudre feu|flamme ; fire extinguisher ; pschitt feu|rouge
couverture antifeu, couverture anti feu : couverture feu|flamme|ignifuge ; etouffer poele|friture
radeau : gros|sac|paquet|valise|boite|boudin|caisse|coffre gonfle|survie|coule|sauter ; gonfle seul|toute|tout coule|sombre|naufrage ; si coule|sombre|naufrage monter|monte|saute|embarque|gonfle ; canot|bateau gonfle|gonfler|gonflable seul|sauvetage|survie ; life raft ; liferaft ; canot survie|sauvetage ; bouee geante
survie, sac survie, grab bag, bidon survie : sac|bidon abandon|evacuer|evacuation|survie
bouee couronne, fer a cheval, bouee sauvetage, perche : bouee ; lancer|jeter|balance homme|tombe|eau|mer ; fer cheval ; perche ihm
lampe retournement, feu retournement, perche ihm : allume seul|tout|toute eau ; lampe bouee|eau|retourne
=longe, harnais : harnais ; longe sangle|harnais|crochet|crochets ; s attacher|accroche|accrocher pont|nuit|vent|ligne|soi ; sangle attacher|accrocher|securite ; tether
ligne vie : sangle|ligne pont|vie
balise, epirb, plb, rls : balise ; balises ; epirb ; satellite detresse|alerte|secours ; emetteur detresse ; plb
reflecteur radar : boule|octaedre|alu radar ; reflecteur
corne brume, corne, trompe, klaxon : corne ; klaxon ; bruit brume|brouillard ; trompette|pouet|pouette ; souffler|signal sonore
sifflet : sifflet ; siffler
miroir signalisation, miroir : miroir ; heliographe
lampe flash, flashlight, feu flash : flash
boule mouillage, boule noire, cone : boule|marque noire ; cone noir
trousse secours, pharmacie, trousse premiers secours, kit secours : trousse ; pharmacie ; premiers|premier secours|soins ; boite|sac|mallette|coffret croix|soin|soins|bobo|bobos|secours|infirmier|medicament ; first aid ; bobo ; bobos
pansement, sparadrap, compresse : pansement ; entaille|coupe|coupure|ecorche|egratigne|doigt|pouce|genou|genoux|ampoule|ampoules|bobo coller|mettre|recouvrir|proteger|bande|pansement ; coller bobo|plaie|coupure|doigt|dessus ; ecorchure|ecorchures|egratignure ; bandaid ; plaster ; sparadraps ; petit truc coupure ; urgo
bande, bandage, strapping : strap ; bandage ; entorse|foule cheville|poignet bande
medicament, pharmacie, trousse secours : cachet ; cachets ; comprime ; comprimes ; medicament ; medicaments ; pilule ; pilules ; remede ; pastille
compresse, gaze : compresses ; gaze
desinfectant, antiseptique, betadine, alcool : desinfecter|desinfecte ; betadine ; biseptine ; antiseptique ; eau oxygenee
paracetamol, doliprane, antidouleur, ibuprofene, aspirine : mal|douleur|fievre tete|crane|dent|dents|dos|cachet|cachets|comprime|comprimes ; doliprane ; antidouleur ; efferalgan ; cachet|comprime|comprimes|cachets douleur|fievre ; aspirine
maldemer, mercalm, nautamine, stugeron, patch : vert|verte|vomit|vomir|vomissent|malade|nausee|nausees|maldemer cachet|cachets|comprime|comprimes|pilule|pilules|medicament|medicaments|pastille|patch|bracelet ; mercalm ; nautamine ; stugeron ; rendre repas ; seasick ; degobille|gerbe|gerber cachet|cachets|comprime|truc|medicament ; contre maldemer
creme solaire, ecran solaire, solaire : solaire ; creme soleil|bronzer|bronzage|brule|peau|crame|indice ; crame|brule|rougir|rouge|grille|tape|cogne|ecrevisse|tartiner|badigeonner|proteger soleil ; tube|tartine|tartiner soleil|nez|peau ; coup|coups soleil ; sun|sunscreen cream|lotion|screen|block ; ecrevisse ; homard soleil|peau
biafine, apres soleil : biafine ; brulure creme|pommade
antimoustique, moustique, repulsif : moustique ; moustiques
lunettes soleil : lunettes
gants : gants ; mitaines ; mains proteger|cloque|cloques|bouts|cordage
gaffe : gaffe ; perche|baton|manche crochet|attraper ; attraper bouee|corps|mort|amarre|coffre ; boat hook
plombs, pinoches, pinoche, cone bois : pinoche|pinoches ; bouchon|bouchons bois|trou|coque|passecoque|voie ; boucher trou|voie
pompe cale : pompe cale ; vider|ecoper eau|cale ; pompe main|secours
seau, ecope : seau ; ecope ; ecoper
detecteur fumee, detecteur gaz, detecteur monoxyde : detecteur ; alarme fumee|gaz|monoxyde ; sonne fumee
echelle, echelle secours : echelle ; remonter eau|baigneur
couteau, demanoir, couteau pont : couteau ; canif ; opinel ; leatherman ; couper|trancher bout|cordage|orin|filet
coupe boulon, coupe haubans, pince monseigneur : coupe boulon|boulons|haubans|hauban|cable ; couper hauban|haubans|cable|greement|acier
lampe torche, torche, lampe poche, projecteur : torche ; lampe poche|puissante|main ; projecteur ; phare ; flashlight|torchlight ; eclairer|eclaire loin|bouee|nuit
lampe frontale, frontale : frontale ; loupiote|lampe|lumiere|loupiotte|eclairage|eclairer|lampes|torche tete|front|mains ; frontales ; headlamp ; mains libres ; mineur|speleo lampe
`;
