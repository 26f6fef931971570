import { BOAT, CREW, HULL, type Situation, SOMEBODY, situation } from "./emergency-words.ts";

/** What kills within minutes. */
export const AT_ONCE: readonly Situation[] = [
  situation(
    "arret-cardiaque",
    `respire|respiration plus|pas
     repond|reagit plus|pas respire plus|pas
     massage cardiaque
     arret cardiaque
     coeur arrete
     coeur bat plus|pas
     plus|pas pouls`,
  ),
  situation(
    "noyade",
    `${SOMEBODY} noyer
     train noyer
     se|est|sest noyer
     repeche inconscient|inanime|inconsciente
     repeche|repechee respire plus|pas
     sorti|tire|repeche eau respire plus|pas
     noyade
     bu|boire|avale tasse|eau tousse|respire|respirer|poumons
     bu tasse
     ${CREW} eau|mer bleu|respire|inconscient|inanime|pouls|mou
     repeche ${CREW}|personne|homme`,
  ),
  situation(
    "courant-dans-l-eau-du-port",
    `electrocute|electrocution|electrise|tetanise|tetanisee eau|nage|nager|nageur|baigne|baigneur|baignade
     electrocute|electrocution|electrise|tetanise|tetanisee eau|nage|nager|nageur|baigne|baigneur|baignade port|ponton|marina|quai|borne
     courant electrique eau ! echauffe|anode|frigo
     picote|picotement|fourmillement|fourmille eau|nage|nageant|nager ponton|port|marina|quai|coque`,
  ),
  situation(
    "electrisation",
    `electrocute|electrocution|electrise|electrisee
     prendre|recu jus|chataigne|decharge ! batterie|parc|orange|fruit|foudre|boire|verre
     > a pris le 220|230|jus
     > pris du 220|230
     > mis|pris une chataigne|decharge
     choc|decharge electrique ! batterie|foudre
     reste colle|collee|scotche|scotchee prise|courant|cable|borne|fil|220|230|chargeur
     > doigts dans la|une prise
     > doigt dans la|une prise
     tetanise|tetanisee courant|prise|220|230|borne|electrique
     touche fil|prise|cable|220|230|borne tombe|evanoui|inconscient|secoue|raide`,
  ),
  situation(
    "quelqu-un-manque-a-bord",
    `manque equipier|equipiere|quelqu|passager|personne|fils|fille appel|bord|equipage
     couchette vide
     personne vu tomber|tombe|disparaitre
     ${CREW} disparu|disparue|disparait quart|nuit|reveil|couchette|endormi
     depuis derniere fois vu equipier|equipiere|quelqu|fils|fille|skipper|mari|femme`,
  ),
  situation(
    "paddle-ou-baigneur-emporte",
    `paddle|kayak|matelas|nageur|baigneur|planche derive|emporte|revient|revenir|ramener|eloigne
     paddle|kayak|matelas|nageur|baigneur|planche partir large|loin
     paddle|kayak|matelas|nageur|baigneur|planche arrive|arrivent|peut|peuvent rentrer|revenir|avancer plus|pas
     paddle|kayak|matelas|nageur|baigneur courant|vent emporte|pousse|entraine
     nageur|baigneur epuise|epuisee|crie|appelle|fatigue
     bouee ${CREW}|gonflable|licorne derive|emporte|loin|large|eloigne|partir
     annexe derive|emporte|partir ${CREW}|dedans|personne|dessus`,
  ),
  situation(
    "homme-a-la-mer",
    `hommealamer
     homme|femme mer
     ${SOMEBODY} tombe|chute|passe|saute|glisse|partir|bascule|emporte|balance|valse|disparu|plonge eau|mer|flotte|baille|jus|bord
     tombe|passe|saute dessus bord
     passe|tombe|saute|est|chute baille|flotte|jus|bouillon
     > tombe|tombee|tombes|tombees|passe|passee|saute a l eau ! horsbord|moteur|telephone|lunettes|manivelle|cle|gaffe|outil|seau|drone|batterie
     > tombe|tombee|tombes|tombees|passe|passee a la mer
     eau nage|nager|crie|agite secours|aide|vers|bateau
     ${CREW} tombe|chute
     ${CREW} disparu|disparue
     plus personne barre|cockpit|pont|bord
     emporte ${CREW}|courant|vague|lame ! ancre|annexe|radeau
     > du tomber
     > ${CREW} lache
     perdre|perdu equipier|equipiere|homme|passager|quelqu|fils|fille
     perdre|perdu vue equipier|homme|eau
     mob tombe|eau|mer
     tombe|passe|bascule|partir|saute filiere|rambarde|balcon|bastingage
     ${CREW} plus bord|visible|voit|vois|trouve
     > il|elle n est plus dans le cockpit
     > il|elle n est plus sur le pont
     > il|elle n est plus a bord
     > un|${CREW} a l eau
     > un|${CREW} a la mer
     > un|${CREW} est a l eau
     > un|${CREW} est a la mer
     il|elle eau|mer voit|vois|nage|crie|loin|rattraper|perdu|derive`,
  ),
  situation(
    "feu-de-batterie-lithium",
    `lithium fume|brule|explose|gonfle|siffle|flamme|fumee|crame|feu|incendie
     batterie|parc lithium fume|brule|explose|gonfle|siffle|flamme|fumee|crame|feu|incendie
     > feu de batterie|batteries lithium
     > feu de batterie|batteries au lithium
     > feu a|dans|sur la batterie lithium
     > feu a|dans|sur la batterie au lithium
     > lithium chauffe|brulante
     > lithium qui chauffe
     lithium odeur sucree|solvant|bizarre
     emballement thermique
     trottinette|telephone|drone|powerbank|velo|ordinateur feu|brule|fume bord|coffre|cabine|carre|cale|bateau
     trottinette|telephone|drone|powerbank|velo|ordinateur fume|brule|explose|feu|flamme|gonfle|crame|siffle`,
  ),
  situation(
    "feu-a-bord",
    `> y a le|du|un feu
     > ya le|du|un feu
     > a le feu
     > le feu a|au|dans|sur|sous
     > un feu dans|sur|a
     > feu a bord
     > feu dans|sous
     > feu moteur|electrique|cuisine|cabine
     > feu de moteur|batterie|batteries|cuisine|casserole|bateau
     > feu d huile|hydrocarbure|essence
     > en feu
     > au feu
     > pris|prend|prends feu
     incendie
     ${BOAT}|moteur|cabine|cuisine|tableau|cable|batterie|rechaud|ponton|voisin brule|crame|flambe
     flamme sort|sortent|bord|moteur|partout|cabine
     fumee ! echappement|noir|noire|blanc|blanche|bleu|bleue|pot|demarrage|accelere|ralenti|detecteur|avertisseur|moteur|saumon|poisson
     fumee compartiment|cale|cabine|tableau|interieur|capot|carre|coffre|electrique
     batterie fume|explose
     fume cale|cabine|tableau|coffre|cable|interieur|carre|prise|chargeur
     etincelle tableau|batterie|moteur|prise|essence
     > flammes
     enflamme|embrase|enflammee
     ca|sa|on brule|crame|flambe
     sent brule|crame
     brule ! huile|ampoule|fusible|flamme|gaz|soleil|yeux|oeil|gorge|rechaud|jaune|moteur|peau|bouillante|main|bras|pied|doigt|visage|jambe|pied|degre
     brule continue|partout|vite|extincteur|encore
     alarme|detecteur|avertisseur fumee|incendie sonne|declenche|hurle|bipe
     alarme incendie|fumee
     explose|explosion bord|bateau|moteur|gaz`,
  ),
  situation(
    "odeur-de-gaz",
    `sent|odeur|sens|renifle|pue gaz|propane|butane
     fuite|echappe gaz
     gaz siffle|chuinte
     gaz fonds|fond|cale|partout
     alarme gaz
     detecteur gaz sonne|declenche|hurle|bipe`,
  ),
  situation(
    "intoxication-au-co",
    `monoxyde
     intoxication|intoxique
     mal|maux tete|crane chauffage|rechaud|moteur|monde|tous|poele|groupe
     poele|chauffage|groupe|rechaud nausee|vertige|endormi|endormis|maldemer|somnolent|vomit|evanoui
     alarme co
     detecteur co sonne|declenche|hurle|bipe`,
  ),
  situation(
    "voie-d-eau",
    `voie eau
     ${BOAT}|on|nous prend eau
     eau monte|rentre|entre|envahit|arrive|rempli|remplit|penetre ${HULL}
     eau plein|pleine|partout|beaucoup ${HULL}
     eau monte vite|continue|encore|pompe|toujours
     pompe suffit|etale|suit|fournit plus|pas
     enfonce ${BOAT}|on|arriere|avant|etrave|poupe
     pique nez eau|arriere|avant
     eau cale|fonds|carre|cabine|plancher|couchette|coursive ! evier|douche|wc|robinet|reservoir|hublot|capot|pluie|pleut|condensation|humidite|chauffeeau|pompe|odeur|mauvaiseodeur
     eau genou|cheville|mollet
     > eau dans la cale|cabine|couchette
     > eau dans le carre|bateau
     > eau dans les fonds|planchers
     > eau sous les planchers
     eau rentre|entre|gicle|jaillit flots|vite|lache|casse|arrache|presseetoupe|saildrive|passecoque|vanne|trou
     presseetoupe|passecoque|vanne|durite gicle|jaillit|flots|arrache
     ${BOAT}|cale remplit|rempli
     ${BOAT}|on|nous coule|sombre|couler
     trou coque|flottaison|carene|etrave|quille|bateau|voilier|bordage
     embarque eau|vague|trou
     submerge
     > eau jusqu
     > pieds dans l eau
     inonde|inondation
     passecoque casse|arrache|lache
     train couler|sombrer`,
  ),
];
