import { wordsOf } from "../words/words.ts";

/** Beginnings of words, so that plurals, other forms and most slips of the finger are heard too. */
const beginnings = (words: string) => new RegExp(`\\b(?:${words.trim().split(/\s+/).join("|")})`);

const DOSE = beginnings(`
  dose dosage dosette posolog medic medoc cachet comprim gelule sirop pilule piqur injec ordonnance pharmac traitement
  suppositoire gouttes ml\\b mg\\b milligram cuiller pastille patch collyre pommade vaccin antidoul antiinflam anti\\sinflam anti\\sdoul antibio
  antihist antivom anti\\svom insulin aspirin parac paras dolip efferal dafal ibupro nurofen advil codein tramad morphin adrenal cortiso
  cortico scopol mercalm nautamin stugeron cocculin primper smecta imodium spasfon xanax lexomil melaton zopicl ventolin amoxi
  otite fievre turista tourista diarrh migraine
`);
const DUTY = beginnings(`
  oblig droit\\b droits\\b interdi autoris legal illegal loi\\b lois\\b reglement conform norme homolog amende pv\\b contrav infrac sanction
  penal proces\\b tribunal responsab permis\\b permi\\b licence brevet assur douan gendarm police verbalis affaires\\smaritimes division
  immatric francis taxe tva\\b impot declar quota maille visa\\b passeport papier frontier toler exige requis puni en\\sregle certif
  je\\srisque on\\srisque quel\\sage
`);

/** Whether nobody may answer it without a sheet: what to take, and how much; what the law asks, allows and fines. */
export function needsASheet(question: string): boolean {
  const text = wordsOf(question).join(" ");
  return DOSE.test(text) || DUTY.test(text);
}
