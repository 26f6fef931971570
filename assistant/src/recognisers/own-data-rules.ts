import type { Intent } from "./intent.ts";
import {
  ABOARD,
  BOAT,
  DONE,
  DUE,
  EXPIRED,
  FACT,
  HAVE_I,
  I_HAVE,
  LATE,
  LOCKER,
  MINE,
  NO_STOCK,
  NO_UPKEEP,
  NOT_STOWED,
  PLANNED,
  PUT,
  UPKEEP,
} from "./own-data-words.ts";

interface Rule {
  /** On the question without accents, apostrophes and punctuation; the group `subject` is what it names. */
  pattern: RegExp;
  /** Nothing when what is named shows that the question was another. */
  intent: (subject: string) => Intent | undefined;
}

const unless = (no: RegExp, make: (subject: string) => Intent) => (subject: string) =>
  subject === "" || no.test(subject) ? undefined : make(subject);
const hours = (): Intent => ({ about: "heures-moteur" });
const late = (): Intent => ({ about: "maintenances-en-retard" });
const due = (): Intent => ({ about: "prochaines-maintenances" });
const expiring = (): Intent => ({ about: "peremptions" });
const short = (): Intent => ({ about: "manques" });
const spent = (): Intent => ({ about: "depenses" });
const lists = (): Intent => ({ about: "checklists" });
const stores = (): Intent => ({ about: "avitaillement" });
const fact = (subject: string): Intent => ({ about: "bateau", subject });
const where = unless(NOT_STOWED, (subject) => ({ about: "ou-est", subject }));
const count = unless(NO_STOCK, (subject) => ({ about: "combien-de", subject }));
const upkeep = unless(NO_UPKEEP, (subject) => ({ about: "maintenance", subject }));

const rules = (intent: Rule["intent"], ...patterns: string[]): Rule[] =>
  patterns.map((pattern) => ({ pattern: new RegExp(pattern), intent }));

const LAST = "(?:derniere?|prochaine?)";
const THE = `(?:la |le |l |les |${MINE} )?`;

/** The first that fits wins. */
export const RULES: readonly Rule[] = [
  ...rules(
    hours,
    `\\b(?:combien|nombre|compteur|total) (?:d |de )?heures? .*\\bmoteurs?\\b`,
    `\\b(?:combien|nombre) (?:d |de )?heures? moteurs?\\b`,
    `\\bmoteurs? (?:a|affiche|compte|totalise|en est a) combien d heures?`,
    `^(?:les |mes |quelles? sont (?:les|mes) )?heures? (?:de |du |au |sur le )?(?:mon )?moteurs?\\b`,
    `\\bhorametre\\b|\\bcompteur (?:d heures?|horaire)\\b|\\bcombien d heures? ${I_HAVE} (?:au|de|sur)`,
  ),
  ...rules(
    late,
    `\\b${UPKEEP}\\b.*\\b${LATE}|\\b${LATE}\\b.*\\b${UPKEEP}`,
    `\\ba jour (?:dans|de|sur|avec|pour) (?:${MINE}|les?|l|la) ?${UPKEEP}|\\b${UPKEEP}\\b.*\\ba jour\\b`,
    `\\bqu est ce (?:qui|que) .*\\ben retard\\b|\\bquoi .*\\ben retard\\b|^(?:${MINE} )?retards?$|\\b(?:suis je|je suis) en retard\\b`,
    `\\btout est (?:bien )?a jour\\b|\\bsuis je a jour\\b`,
  ),
  ...rules(
    upkeep,
    `\\bquand (?:est ce que )?(?:${I_HAVE}|a ete|ont ete) (?<verb>${DONE})(?<subject>.*)$`,
    `\\bquand (?:(?:est ce que )?je (?:dois|devrai|devrais)|dois je|devrai je|faudra t il) (?:re\\w+|changer|faire) (?<subject>.*)$`,
    `\\bquand refaire (?<subject>.*)$`,
    `\\bquand (?:est|sont) (?:elle |il )?${PLANNED} (?<subject>.+)$`,
    `^(?<subject>.+?) (?:est|sont) (?:elle |il )?${PLANNED} (?:pour |a )?quand$`,
    `\\b(?:c est|c etait|c) (?:pour )?quand (?:que j ai ${DONE} |deja )?(?:${MINE}|le|la|l|les) ?(?:${LAST}s?)? ?(?<subject>.+)$`,
    `\\b(?:date|quand) (?:de |a |du |est |remonte |a eu lieu |a ete faite? )*${THE}${LAST} (?<subject>(?!${UPKEEP}$).+)$`,
    `^${THE}${LAST} (?<subject>(?!${UPKEEP} c|fois).+?) (?:c est|c etait|est|etait|c|date|remonte|a) ?(?:pour |de |a )?quand`,
    `\\bderniere fois (?:que )?${I_HAVE} (?<verb>${DONE})(?<subject>.*)$`,
    `^(?<subject>(?:le|la|les|l|${MINE}) .+?) (?:je l ai|je les ai|on l a|on les a|a ete|ont ete|c etait|j ai) (?:${DONE} )?(?:pour |depuis )?quand`,
    `^${THE}${LAST} (?<subject>(?!${UPKEEP}(?: moteurs?| bateau)?$|fois)\\w+(?: \\w+){0,3})$`,
    `\\ba quand remonte ${THE}(?:${LAST} )?(?<subject>.+)$`,
    `\\bde quand date(?:nt)? (?<subject>.+)$`,
    `\\b(?:depuis quand|combien de temps) .*${I_HAVE} (?:pas |plus )?(?<verb>${DONE})(?<subject>.*)$`,
  ),
  ...rules(
    due,
    `\\b${DUE}\\b.*\\b${UPKEEP}\\b|\\b${UPKEEP}\\b.*\\b${DUE}`,
    `\\b(?:${MINE}|j ai|je dois)\\b.*\\b${UPKEEP}\\b.*\\ba faire\\b`,
    `^(?:(?:montre|donne|affiche|liste)\\w* (?:moi )?)?(?:liste de |quels? sont )?${MINE} ${UPKEEP}\\b`,
    `\\b(?:calendrier|planning) (?:d |de |des |du )?(?:l )?${UPKEEP}`,
    `\\bqu est ce que (?:j ai|je dois) (?:a )?faire (?:sur|comme|au|ce|cette)`,
  ),
  ...rules(
    lists,
    `\\bou en (?:est|sont|suis)\\b.*\\bchecklists?\\b|\\breste (?:t il )?a cocher\\b`,
    `\\b${MINE} (?:\\w+ )?(?:checklists?|check listes?|check lists?)\\b`,
  ),
  ...rules(
    stores,
    `\\b${MINE} (?:listes? (?:d |de |des )?(?:avitaillements?|courses?|provisions?|achats?|vivres)|avitaillements?|provisions)\\b`,
    `^(?:la )?liste d(?:e courses|avitaillement| avitaillement)$`,
  ),
  ...rules(
    expiring,
    `\\b(?:${MINE}|j ai|ai je|qu est ce (?:qui|que)|quoi|quels?|quelles?|des|y a t il|ya|produits?|articles?)\\b.*\\b${EXPIRED}`,
    `\\b${EXPIRED}\\b.*\\b${MINE}\\b`,
    `^(?:les )?(?:peremptions?|perimes?|dates? de peremption)$`,
  ),
  ...rules(
    spent,
    `^(?!.*\\b(?:un|une) (?:bateau|voilier)\\b).*\\b(?:depenses?|depensee?s?|budget)\\b`,
    `\\bcombien ${I_HAVE} (?:depens\\w+|paye\\w*|debours\\w+|claque\\w*)`,
    `\\bcombien (?:ca |cela |l entretien |le bateau )?(?:me|m|nous) (?:a |ont )?(?:coute|coutent|revient)\\b`,
    `\\bcombien (?:coute|a coute|revient) ${MINE}\\b|\\bcout (?:total|annuel) |^couts? (?:de |des |d )(?:l |${MINE} )?${UPKEEP}`,
  ),
  ...rules(
    short,
    `^(?!.*\\b(?:puissance|huile|pression|tours?|eau|vent|courant)\\b).*(?:\\b(?:il )?(?:me|nous) manque\\b|\\bmanque t il\\b|\\bqu est ce qui manque\\b|^(?:les )?manques?$|\\bmanquants?\\b)`,
    `\\b(?:quoi|que|qu est ce que|quels?) .*\\b(?:racheter|reapprovisionner|recommander)\\b|^(?:quoi|que) (?:r)?acheter$|\\ba racheter\\b|^quoi racheter`,
    `\\b(?:acheter|completer|refaire|remplir) .*\\b(?:le |mon )?stock\\b|\\bsous (?:le |leur |son |mon )?(?:seuil|minimum|stock)\\b`,
    `\\b(?:en rupture|rupture de stock|stocks? (?:bas|faibles?|vides?)|bientot vide|presque (?:plus|fini\\w*))\\b`,
  ),
  ...rules(
    where,
    `\\b(?:ou|${LOCKER}) (?:est ce que |c est que )?${I_HAVE} ${PUT}(?<subject>.+)$`,
    `\\b(?:ou|${LOCKER}) (?:est ce que )?(?:est|sont|se trouve(?:nt)?|se range(?:nt)?|traine(?:nt)?|il y a|y a)(?: ranges?| rangee?s?| stockee?s?| passee?s?)?(?<subject> .+)$`,
    `\\b(?:trouve|retrouve) (?:plus|pas) (?<subject>.+)$`,
    `\\b(?:il|elle|ils|elles|c) (?:est|sont) (?:rangee?s? |passee?s? )?ou (?<subject>.+)$`,
    `^(?<subject>(?:le|la|les|l|${MINE}) .+?) (?:est|sont|se trouve(?:nt)?) (?:il |elle |ils |elles )?(?:rangee?s? |stockee?s? |passee?s? )?ou$`,
    `\\b(?:j ai|on a|nous avons) ${PUT} ou (?<subject>.+)$`,
    `^je cherche (?<subject>(?:${MINE}|le|la|les|l) .+)$`,
  ),
  ...rules(
    count,
    `\\b(?:il (?:me |nous )?reste|me reste t il|reste t il|${I_HAVE}|y a t il|il y a) combien (?:de |d )(?<subject>.+)$`,
    `\\bcombien (?:il (?:me |nous )?reste|me reste t il|reste t il|${I_HAVE}|il y a|y a t il) (?:de |d )(?<subject>.+)$`,
    `\\bcombien (?:de |d )(?<subject>.+?) (?:est ce qu )?(?:il (?:me |nous )?reste|me reste|reste t il|(?:est ce que )?${I_HAVE}|y a t il a bord|il y a a bord|${ABOARD})`,
    `\\b(?:reste t il|il reste|est ce qu il (?:me |nous )?reste|me reste t il) (?:encore )?(?:de |d |du |des )(?<subject>.+)$`,
    `\\b${HAVE_I} (?:encore |toujours |assez )?(?:du|des|de la|de l|d|de|un|une) (?<subject>.+)$`,
    `\\b(?:y a t il|est ce qu il y a|il y a) (?:encore |toujours |assez )?(?:du|des|de la|de l|d|de|un|une) (?<subject>.+) ${ABOARD}$`,
    `\\bnombre (?:de |d )(?<subject>.+?) ${ABOARD}$`,
    `\\b(?:stock|quantite) (?:de |d )(?<subject>.+?)(?: a bord)?$`,
  ),
  ...rules(
    fact,
    `^(?:(?:bonjour|et|dis moi|donne moi|rappelle moi|c est quoi|c quoi|quel\\w*(?: est| sont)?|connaitre|quelle) )*(?:la |le |l |les )?(?<subject>${FACT}(?: d?e?s?u? ?\\w+){0,3}?) (?:(?:de |du |d |sur )(?:${MINE}|le) ${BOAT}|du bateau)\\b`,
    `^(?:quel\\w* est |c est quoi |c quoi |donne moi |rappelle moi )?${MINE} (?:numero (?:de )?)?(?<subject>${FACT})\\b(?: (?:c est quoi|est ?|c quoi|svp|stp|de bateau|du bateau|combien|c est combien))*$`,
    `\\b(?:quel\\w*|combien de|combien d) (?<subject>${FACT}|moteur) (?:(?:fait|a|mesure|porte) ${MINE} ${BOAT}|j ai|ai je|sur ${MINE} ${BOAT})\\b`,
    `\\b${MINE} ${BOAT} (?:a|fait|porte) (?:quel\\w*|combien de|combien d) (?<subject>${FACT})\\b`,
    `\\b${MINE} (?<subject>reservoirs?(?: \\w+){0,3}?) (?:fait|font|contient|a) (?:combien|quel\\w*)\\b`,
    `\\b${MINE} ${BOAT} (?:fait|mesure|cale|pese) combien\\b|\\bcombien (?:fait|mesure|cale|pese) ${MINE} ${BOAT}|^(?:mes bateaux|mon bateau)$`,
  ),
];
