import type { AnswerEvent } from "@bosco/contract";
import type { Question } from "@bosco/domain/assistant";

/**
 * Tells a reader how an answer comes along. The work goes on by itself: a reader who leaves, or reads slowly, changes
 * nothing about it.
 */
export function relayAnswer(
  work: (onText: (text: string) => void) => Promise<Question>,
  explain: (error: unknown) => unknown,
): AsyncGenerator<AnswerEvent, void> {
  let texte = "";
  let wake = () => {};
  const answer = work((text) => {
    texte += text;
    wake();
  });
  let isOver = false;
  const over = () => {
    isOver = true;
    wake();
  };
  answer.then(over, over);

  return (async function* tell() {
    while (!isOver || texte !== "") {
      if (texte !== "") {
        const piece = texte;
        texte = "";
        yield { type: "texte", texte: piece };
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    const reponse = await answer.catch((error) => {
      throw explain(error);
    });
    yield { type: "reponse", reponse };
  })();
}
