import { fold } from "@bosco/domain/french";

/** What people type first, and so what attackers try first. Compared without case, accents and trailing digits. */
const COMMON = new Set(
  `azerty azertyuiop qwerty qwertyuiop qwertz motdepasse password passw0rd p@ssword p@ssw0rd secret admin administrateur
  administrator root bonjour salut soleil doudou loulou chouchou nicolas camille marine julien thomas sandrine nathalie
  isabelle christine philippe stephane alexandre marseille paris france bretagne normandie football bateau voilier voile
  marin capitaine navire moussaillon bosco mouillage ocean jetaime monamour coucou princesse chocolat vacances toulouse
  bordeaux iloveyou welcome letmein monkey dragon sunshine master shadow football baseball superman batman pokemon
  starwars trustno test tester demo invite guest user utilisateur bienvenue changeme default qazwsx wxcvbn qsdfgh asdfgh
  zxcvbn abcdef abcdefg abcabc aaaaaa bbbbbb azeqsd azer azerazer azeazeaze`.split(/\s+/),
);

/** Whether a password is one of the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password.trim());
  if (/^(.)\1*$/.test(folded) || /^\d{1,10}$/.test(folded)) return true;
  return COMMON.has(folded) || COMMON.has(folded.replace(/[\d!.*?_-]+$/, "")) || COMMON.has(folded.replace(/^\d+/, ""));
}
