/** Words that say nothing about the subject: little words, verbs that any question has, greetings. Without accents. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a afin ai aie aimerais ainsi alors apres as assez au aucun aucune aujourd auquel aura aurai aurais aussi autre autres aux
  avant avec avez avoir avons ayant beaucoup besoin bien bon bonjour bonsoir bref ca car ce ceci cela celle celles celui cent
  cependant certain certains ces cet cette ceux chaque chez ci combien comme comment connaitre conseil conseils d dans de
  debut dedans dehors deja demain depuis des dessous dessus devrais devrait devons dire dis dit dites dois doit doivent
  donc donne dont du elle elles en encore entre es est et etait etaient etant etc etes etre eu eux expliquer explique
  faire fais faisait fait faites faudra faudrait faut fera ferai font fois grave hier hui il ils j je jamais jusqu juste
  koi l la laquelle le lequel les lesquels leur leurs lors lorsque lui m ma maintenant mais malgre me meme merci mes mettre
  mien mieux moi moins mon montre n ne ni niveau non normal nos notre nous nouveau o on ont or ou oui par parce parfois
  parle pas pendant peu peut peux plait plus plutot plusieurs pour pourquoi pourrais pourrait pouvez pouvoir pres prevoir
  puis puisque qu quand quant que quel quelle quelles quels quelqu quelque quelques qui quoi r sa salut sans sauf savoir
  sais se sera serait ses seul seule si sinon soit sommes son sont sous souvent stp sur svp t ta tant tard te tellement tes toi
  ton tot toujours tout toute toutes tous tres trop trouver tu un une va vais vas veut veux vers veulent via vient viens voici
  voila voir vont vos votre voudrais voulez vous vouloir vraiment vs vu x y ya z probleme problemes souci soucis question
  questions truc trucs chose choses petit petite utile utiliser utilise serai c qqn qqch quelquun pourriez ki kan pk pq cmt qd tjs pr ds keske kel kelle sa sont jpeux chui suis jsuis discuter causer discute min mn copain copine pote ami amie amis mari cher chere docteur`.split(
    /\s+/,
  ),
);
