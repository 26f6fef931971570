import { fold } from "../french/index.ts";

/** A date that is to come: what is to be done by then is no fault today. */
const DATED =
  "(?! ?:? ?(?:(?:le|en|avant|fin|debut|dans|tous|vers|d'ici) ){0,2}(?:les |\\d|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))";

/** What is wrong with a cover or a holder is nothing of the thing itself. */
const NOT_ITS_COVER = "(?<!\\b(?:housses?|etuis?|supports?) )";

const WORDS = [
  "hs(?! ?\\d)|hors (?:service|d'usage)|en (?:panne|reparation|revision|sav|maintenance)|(?:au|chez le) sav",
  `${NOT_ITS_COVER}(?:cassee?s?|dechiree?s?|percee?s?|creve(?:e|s|es)?|defectueu(?:x|ses?)|defaillante?s?)`,
  "vides?(?! (?:cale|vite|poches?|ordures?))|(?<!\\b(?:de|avec|anti|la|a|sans) )dechargee?s?",
  "perimee?s?|expire(?:e|s|es)?|depassee?s?|non revisee?s?|incomplete?s?|percutee?s?",
  `a (?:remplacer|acheter|commander|reparer|changer)|a reviser${DATED}|a recharger(?! (?:par|sur|en|via)\\b)`,
  "(?<!\\b(?:lignes?|bouts?|filins?|cordages?|anneaux?|sacs?) )a jeter",
  "manquante?s?|absente?s?|deposee?s?|perdue?s?|vendue?s?|volee?s?",
  // why: without accents « prêté » is « prête » too, which says for what.
  "pretee?s?(?! a (?:l'(?:emploi|usage)|servir|partir|gonfler))",
  "pas (?:encore )?a bord|(?<!\\b(?:en|de) )plus a bord|a terre",
  "(?:marche|fonctionne|s'allume|gonfle)(?:nt)? (?:pas|plus|mal)",
].join("|");

/** What a name says of a thing that is no good, or not there. */
const NO_GOOD = new RegExp(`(?<!\\b(?:non|pas|jamais|ni|rien|marque) )\\b(?:${WORDS})\\b`);

/**
 * « Expire le 30/06/2028 » says until when it is good, and « prête » that it is: folded they could not be told from « expiré » and
 * « prêté ».
 */
const GOOD = /(?<!\p{L})(?:prêtes?(?!\p{L})|(?:expire|périme)(?=[\s:]*(?:(?:le|en|fin|au|début)\s|\d)))/giu;

/** Whether a name says that the thing is no good, or not there. */
export const saysNoGood = (nom: string): boolean =>
  NO_GOOD.test(fold(nom.normalize("NFC").replaceAll(GOOD, " ")).replaceAll(/[-_/]+/g, " "));
