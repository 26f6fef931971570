import { stem } from "./stem.ts";

/**
 * Words of any conversation. Unlike stop words they may be a subject ('force', 'place'); but where no sheet's head has them, they are how
 * somebody tells his story, and say little about what he asks. Without accents.
 */
export const EVERYDAY_WORDS: readonly string[] =
  `abord absolument accord acheter actionner actuellement admettre affiche afficher aider ailleurs aimer ajouter aller an
  ancien annee annees ans aout apparemment appeler apporter apprendre approcher appuyer arrete arriver asseoir assez
  attendre attention attraper aucune aujourdhui automne autorise autoriser autour autre autrement avis avoir avril
  baisser bas beau belle besoin bizarre blague boire bois boite bon bonne bouger bout bouton brancher bruit but
  cacher cadre calme calmer camarade carrement cas casser cause certes chambre chance changer chef chemin cher chercher
  chevaux choisir choix choper choses chute clair classe coin coincer colere combien commander commencer compagnie
  completement comprendre compte compter conduire connaissance connaitre conseiller considerer content continuer
  contraire convenir copain copains copine cote cotes coucher coup couple courir court coute couter couvrir
  craindre creer crier croire cuir cul cv debout debrouiller debutant debuter decembre decider decouvrir degre demander
  demarches demi demonter depasser dernier dernierement derriere descendre desirer dessus detail detester deuxieme
  devant devenir devenu devenue deviner difference difficile dimanche directement discuter disparaitre disposer distance
  docteur dormir doucement doute droit droite drole dur durer eclairer ecouter ecrire effet elever eloigner embeter
  emmener empecher emporter end endroit enerver enfin enlever enorme enormement ensemble ensuite entendre entier entrer
  envie environ envoyer equipier essayer est etat ete eteindre etonner etrange eviter evidemment exact exactement exemple
  exister expliquer extra facile facilement facon faible fallu famille fatiguer faute faux femme fermer fevrier fille
  fils fin finalement finir flotte fond force forcement forme fort fortement foutre franchement frapper frere galere
  garder gars gauche genre gens gestes glisser goutte goutter grand grande gratuit griffe griffer griller gros grosse
  groupe habitude haut heure heures heureux histoire homme ici idee ignorer imaginer immediatement important impossible
  impression inquieter installer instant interesser interet interieur inutile inviter janvier jeudi jeune joli jouer
  journee juillet juin jurer lache lacher laisser lance large larguer laver lendemain lent lentement lettre lever libre
  lieu limite lire liste loin long longtemps longueur lourd lumiere lundi machin madame mai maison mal manger
  manquer marche marcher mardi mari marquer mars mauvais mecredi meilleur meilleure pire mener mentir mercredi merde mesurer metre metres mettre
  mieux milieu minute minutes mois moitie moment monde monsieur monter montrer morceau mot moyen necessaire nettement
  nettoyer neuf neuve niveau nom nombre nommer noter novembre nul numero objet obliger occuper octobre oncle
  ordinaire organiser oser oublier ouvrir parait pareil parler part participer particulier partie partir partout passe
  passer payer peine penible penser perdre permettre pete peter petite peur photo piece place placer plafonner
  plaindre plaire planter plat plein pleine pleuvoir plupart poids point porter poser position posseder possible pote
  pousser preferer premier premiere prendre preparer presque presser pretendre preter prevenir prier printemps prix
  probablement prochain produire profiter promettre propos proposer propre proteger prouver quartier question
  quitter raconter ranger rapide rapidement rappeler rapport rater ravi recemment recharger recommander reconnaitre
  reduire refaire refuser regarder regle regler regles regretter rejoindre remarquer remettre remplacer remuer
  rencontrer rendre rentrer reparer repartir repas repeter repondre reposer reprendre resister respecter ressembler
  reste rester retard retenir retirer retour retourner retrouver reussir revenir rever revoir rien rire risque risquer
  rond rouler rue sac sale salle samedi sauter sauver savoir second seconde sembler sens sentir septembre serieux serrer
  servir seuil seulement simple simplement situation soeur soir solution somme sorte sortir soudain souffle souffler
  souffrir souhaiter soulever sourire souvenir style suffire suffit suite suivre sujet super sur surement surprendre
  surtout sympa systeme table tante taper tas tel tellement temps tenter terminer terre tiers tirer tomber tot
  toucher tour tourner toute tracer trainer traiter tranquille travail travailler travers traverser treize trente trier
  tromper trou trouille trouver tuer type unique utiliser utilite valable valoir verifier verite vers verser vie vieille
  vieux vilain ville visiter vite vivre voisin voisine voix voler vouloir vrai vraiment vue week weekend zero`.split(
    /\s+/,
  );

export const EVERYDAY_STEMS: ReadonlySet<string> = new Set(EVERYDAY_WORDS.map(stem));
