import { completeProposal, generateProvisions } from "@bosco/domain/provisioning";
import { withoutTransaction } from "../../api/procedures.ts";
import { requireRight } from "../../crew/place.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { takeModelCall } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { askModel } from "./ask-model.ts";
import { findBoatFor } from "./queries.ts";

const PRO_ONLY = "Le générateur d'avitaillement est disponible avec l'abonnement Pro.";

const OWNER_PRO_ONLY =
  "Le générateur d’avitaillement est disponible à bord quand le propriétaire du bateau a l’abonnement Pro.";

const refuseFree = ({ pro }: { pro: boolean }) => {
  if (!pro) throw fail("INTERDIT", { message: PRO_ONLY });
};

/** What a boat may do follows its owner's plan. */
const forPro = withoutTransaction(({ account, received }) => {
  refuseFree({ pro: account.pro || received.some(({ owner }) => owner.pro) });
});

export const generateHandler = forPro.provisioning.generate.handler(
  async ({ context: { account, me, asUser, config, gone }, input }) => {
    const { navire, bateau_id, ...rest } = input;
    const boat = await asUser((db) => findBoatFor(db, { navire, bateau_id }));
    if (!boat) throw fail("INTROUVABLE");
    const { owner } = requireRight(me, boat.id, "lists.write");
    if (owner.isAnothers && !owner.pro) throw fail("INTERDIT", { message: OWNER_PRO_ONLY });
    refuseFree(owner);
    const asker = { id: account.id, pro: owner.pro };
    const regimes = [...new Set(rest.filtres.regimes)];
    const choices = { ...rest, filtres: { ...rest.filtres, regimes } };
    const calculated = generateProvisions(choices);
    const takeCall = () => asUser((db) => takeModelCall(db, asker, countingDay(), config.AI_QUESTIONS_PER_DAY));
    const isWorthAsking = calculated.articles.length > 0;
    const proposal = isWorthAsking
      ? await askModel(config, account.id, choices, { signal: gone(), takeCall })
      : undefined;
    const { used, ...provisions } = completeProposal(calculated, proposal, choices);
    return { ...provisions, origine: used ? ("ia" as const) : ("calcul" as const) };
  },
);
