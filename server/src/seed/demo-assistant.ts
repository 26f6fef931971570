import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { ourAssistant } from "../features/assistant/our-assistant.ts";

/** The newest first. */
const QUESTIONS = [
  { daysAgo: 2, question: "Comment changer le rouet de la pompe à eau de mer ?" },
  { daysAgo: 6, question: "Comment reconnaître une bouée cardinale nord ?" },
  { daysAgo: 11, question: "Quel matériel de sécurité est obligatoire à moins de 6 milles d’un abri ?" },
];

const DAY_MS = 86_400_000;
const evening = (daysAgo: number) =>
  `${new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)}T18:40:00.000Z`;

/** A few questions of the last days, answered as our sheets answer them now. */
export async function seedDemoQuestions(db: Db): Promise<void> {
  await db
    .insertInto("questions_assistant")
    .values(
      QUESTIONS.map(({ question, daysAgo }, index) => {
        const { annexes, ...answer } = ourAssistant().answerFromSheets(question);
        return {
          user_id: DEMO_ID,
          id: `b05c0000-0000-4000-8000-00000006000${index}`,
          question,
          ...answer,
          annexes: JSON.stringify(annexes),
          created_at: evening(daysAgo),
        };
      }),
    )
    .execute();
}
