import { readBlocks } from "../../server/tests/stream-blocks.ts";
import type { Visitor } from "../../server/tests/visitor.ts";

const ASK = "/api/fonctions/assistant-nautique";
/** What our sheets answer, with the model's help. */
const KNOWN = "Comment changer le rouet de la pompe à eau de mer ?";
/** What is answered from one's own rows, without any model. */
export const OWN = "Combien d'heures au moteur ?";

export const ask = (visitor: Visitor, question = KNOWN) => visitor.post(ASK, { question });

/** Reads an answer as it comes: its events so far. */
export async function askInPieces(visitor: Visitor): Promise<{ events: { type: string }[]; ended: Promise<void> }> {
  const response = await fetch(`${visitor.url}${ASK}/flux`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: visitor.cookieHeader },
    body: JSON.stringify({ question: KNOWN }),
  });
  const events: { type: string }[] = [];
  const ended = readBlocks(response, (block) => {
    const data = /^event: message$/m.test(block) && /^data: (.*)$/m.exec(block)?.[1];
    if (data) events.push(JSON.parse(data));
  });
  return { events, ended };
}
