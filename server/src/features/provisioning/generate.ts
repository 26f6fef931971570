import { generatorRefusal, provisionsFor } from "@bosco/domain/provisioning";
import { withoutTransaction } from "../../api/procedures.ts";
import { requireRight } from "../../crew/place.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { takeModelCall } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { askModel } from "./ask-model.ts";
import { findBoatFor } from "./queries.ts";

const refuseFree = (owner: { pro: boolean; isAnothers?: boolean }) => {
  const message = generatorRefusal(owner);
  if (message) throw fail("INTERDIT", { message });
};

/** What a boat may do follows its owner's plan. */
const forPro = withoutTransaction(({ account, received }) => {
  refuseFree({ pro: account.pro || received.some(({ owner }) => owner.pro) });
});

export const generateHandler = forPro.provisioning.generate.handler(
  async ({ context: { account, me, asUser, config, gone, turns }, input }) => {
    const { navire, bateau_id, ...rest } = input;
    const boat = await asUser((db) => findBoatFor(db, { navire, bateau_id }));
    if (!boat) throw fail("INTROUVABLE");
    const { owner } = requireRight(me, boat.id, "lists.write");
    refuseFree(owner);
    const asker = { id: account.id, pro: owner.pro };
    const takeCall = () => asUser((db) => takeModelCall(db, asker, countingDay(), config.AI_QUESTIONS_PER_DAY));
    return provisionsFor(rest, (choices) => askModel(config, account.id, choices, { signal: gone(), takeCall, turns }));
  },
);
