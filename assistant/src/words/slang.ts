/**
 * What sailors say, by the word that the sheets use. Without accents and apostrophes; a name of several words becomes one word, so that its
 * parts mislead nobody ('mal de mer' is no sea, a 'feu à main' is no fire). Read both when a sheet is filed and when a question is asked.
 */
const SAME: Record<string, string> = {
  qui: "ki",
  que: "ke",
  quoi: "koi, koa, kwa",
  quel: "kel, kelle, quelle, quels, quelles, which",
  quand: "kan, kand, qd, quan, when",
  ou: "where",
  pourquoi: "pk, pkoi, pourkoi, pourkwa",
  comment: "cmt, koman, komment, coman",
  combien: "cbien, kombien, combi1, how many, how much",
  pour: "pr",
  dans: "ds",
  suis: "chui, jsuis, chuis",
  ai: "jai",
  toujours: "tjs, tjr, tjrs",
  maintenant: "mtn, mnt",
  beaucoup: "bcp",
  tout: "tt",
  bateau: "bato, batow, batau, rafiot, boat, boats",
  voilier: "sailboat, sailing boat",
  rouet: "turbine, impeller, impulseur, turbines",
  grandvoile: "gv, grand voile, grandes voiles, grand voiles",
  "2": "deux",
  "3": "trois",
  "4": "quatre",
  "5": "cinq",
  "6": "six",
  horsbord: "hors bord, hors bords, yamaha, mercury, tohatsu, evinrude, suzuki, johnson, moteur d annexe",
  moteur:
    "in bord, in board, inboard, in bords, moteur in bord, moteurs in bord, moulin, bourrin, volvo, yanmar, nanni, perkins, vetus",
  gasoil: "gazole, gazoil, gas oil, fuel, fioul, mazout",
  wc: "toilettes, toilette, chiottes, chiotte, vecces, cabinets, gogues, w c",
  chauffeeau: "chauffe eau, chauffe eaux, boiler, ballon d eau chaude, cumulus",
  frigo: "refrigerateur, frigidaire, frigos, freezer",
  rechaud: "gaziniere, cuisiniere, plaque de cuisson",
  winch: "moulinet, moulinets, winches, winche",
  ancre: "pioche",
  annexe: "zodiac, dinghy, youyou, pneumatique, annexes",
  anode: "zinc, zincs, anodes sacrificielles",
  catamaran: "cata, catas, multicoque",
  parebattage: "pare battage, pare battages, parebat, defense, defenses, parbat",
  presseetoupe: "presse etoupe, presse etoupes, pe volvo, joint tournant",
  saildrive: "sail drive, sail drives, embase saildrive",
  gelcoat: "gel coat, gel coats",
  antifouling: "anti fouling, antifooling, antisalissure, peinture de carene",
  passecoque: "passe coque, passe coques, vanne de coque",
  coupecircuit: "coupe circuit, kill cord, homme mort",
  checklist: "check list, check lists, check liste, check listes, checklists",
  pilote: "pilote auto, pilote automatique, autopilote",
  tension: "voltage, volts, voltages",
  consommation: "conso, consos, consomme, consommer",
  materiel: "matos, equipement, equipements",
  coefficient: "coef, coeff, coeffs, coefs",
  occasion: "occaz, occase, occas",
  navigation: "nav, navs, navig",
  apres: "au bout de",
  apresmidi: "apres midi, aprem, apres midis",
  enfant: "gosse, gosses, gamin, gamins, gamine, mome, momes, marmot, mioche, petits enfants",
  bebe: "bebes, nourrisson, nouveau ne",
  chien: "clebs, clebard, toutou, cabot",
  mauvaiseodeur:
    "pue, puer, puent, sent mauvais, schlingue, mauvaise odeur, mauvaises odeurs, odeur d egout, odeur d egouts",
  convertisseur: "onduleur, convertisseurs, transfo",
  section: "grosseur, diametre de cable, taille de fil, taille de cable, taille du fil",
  cable: "fil, cables, cablage",
  brume: "brouillard, brouillards",
  rattrapant: "doubler, depasser, depassement, depasse",
  grutage: "grue, gruter, grutee, levage",
  rocher: "caillou, cailloux, roche, roches, rochers, recif, recifs",
  gaz: "gas, butagaz, butane propane",
  panne: "marche pas, marche plus, fonctionne pas, fonctionne plus, hs, h s, en rade, foutu, foutue",
  vhf: "radio vhf, poste vhf, v h f",
  gilet: "brassiere, brassieres, vfi, gilet de sauvetage, gilets de sauvetage, eif",
  radeau: "bib, bombard, radeau de survie, radeaux de survie, radeau de sauvetage",
  superposes: "l un au dessus de l autre, l un sur l autre, superpose, superposees",
  quelqu: "qqun, qqn, quelquun, kelkun, quelqun",
  portable: "portative, portatif, portables, portatives",
  maldemer: "mal de mer, naupathie, nausee, nausees",
  feuamain: "feu a main, feux a main, feu rouge a main",
  panpan: "pan pan",
  pasdhelice: "pas d helice, pas de l helice",
  pates: "nouilles, nouille, coquillettes, spaghettis, spaghetti, macaronis",
  bouteille: "bonbonne, bonbonnes, bombonne, bombonnes",
  fumigenes: "fumi, fumis",
  pansements: "sparadrap, sparadraps",
  vivres: "bouffe, victuailles, provisions, provision",
  insecte: "cafard, cafards, blatte, blattes, cancrelat, cancrelats, moucherons, fourmis",
  souris: "rat, rats, rongeur, rongeurs",
  lazyjack: "lazy jack, lazy jacks, lazyjacks",
  lazybag: "lazy bag, lazy bags, lazybags",
  spi: "spinnaker, spis, spi asymetrique",
  moisissure: "moisi, moisis, moisie, moisit",
  led: "leds, ampoules led",
  maman: "ma mere, mere",
  papa: "mon pere, pere",
  amarre: "aussiere, aussieres, amarres",
  parc: "parcs, servitude",
  conteneur: "container, containers, conteneurs",
  peremption: "peremtion, dlc, date limite",
  climatisation: "clim, climatiseur, clime",
  medecin: "toubib, docteur, medecins",
  hommealamer: "homme a la mer, personne a l eau, personne a la mer, homme a l eau, hommes a la mer, tombe a la mer",
  misealeau:
    "mise a l eau, mettre a l eau, remettre a l eau, remise a l eau, mettre le bateau a l eau, remettre le bateau a l eau, mettre mon bateau a l eau, remettre mon bateau a l eau",
  bequille: "echouage, echouages, bequilles, bequiller",
  casse: "pete, petee, petes, niquee, nique, explosee",
  chutedumat: "tombe du mat, tombee du mat, tombe de mat, chute du mat, tombe du haut du mat",
  mob: "m o b, man overboard",
  priorite: "prioritaire, prioritaires, priorites, privilegie",
  cle: "clef, clefs, cles",
  batterie: "accus, accu",
  borne: "bornes, prise du ponton",
  helicoptere: "helico, helicos",
  echouement: "talonne, talonner, talonnage, talonnes, talonnee",
  lithium: "lifepo4, life po4, li ion, lipo",
  adrenaline: "stylo d adrenaline, stylo adrenaline, stylos d adrenaline, epipen, anapen, jext, emerade",
  dessalinisateur: "watermaker, dessalinisateurs, desalinisateur, dessalateur, dessal, osmoseur",
  propulseur: "bow thruster, bowthruster, propulseurs, propulseur d etrave",
  campingaz: "camping gaz, camping gas, campingas",
  hydrogenerateur: "hydro generateur, hydrogenerateurs, hydrolienne",
  sp95: "sp 95, sans plomb, sans plomb 95, super 95",
  transfoisolement: "transfo d isolement, transformateur d isolement, transfo isolement",
  hydrolube: "hydro lube, bague cutless, cutless",
  waterlock: "water lock, pot d echappement, pot barboteur",
  antisiphon: "anti siphon, anti siphons, casse vide, clapet anti siphon",
  ccmm: "c c m m, medecin de toulouse",
};

const CANONICAL: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME).flatMap(([canonical, names]) =>
    names.split(",").map((name): [string, string] => [name.trim(), canonical]),
  ),
);
/** The names of a single word, which may be mistyped like any other. */
export const SLANG_WORDS: readonly [name: string, canonical: string][] = [...CANONICAL].filter(
  ([name]) => !name.includes(" "),
);
const BY_FIRST_WORD = new Map<string, { words: string[]; canonical: string }[]>();
for (const [name, canonical] of CANONICAL) {
  const words = name.split(" ");
  const first = words[0] ?? "";
  BY_FIRST_WORD.set(
    first,
    [...(BY_FIRST_WORD.get(first) ?? []), { words, canonical }].sort(
      (one, other) => other.words.length - one.words.length,
    ),
  );
}

/** Words with what sailors say put in the sheets' words; the longest name wins. */
export function withoutSlang(words: readonly string[]): string[] {
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const start = at;
    const name = BY_FIRST_WORD.get(word)?.find((one) => one.words.every((part, more) => words[start + more] === part));
    plain.push(name?.canonical ?? word);
    at += name?.words.length ?? 1;
  }
  return plain;
}
