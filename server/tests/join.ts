import type { MemberRole } from "@bosco/domain/crew";
import type { Visitor } from "./visitor.ts";

/** The secret that an invitation's link ends with. */
export const secretOf = (lien: string) => new URL(lien).searchParams.get("jeton") ?? "";

/** Shares a boat with somebody who accepts. Gives the share's id. */
export async function join(owner: Visitor, member: Visitor, bateau_id: string, role: MemberRole): Promise<string> {
  const invited = await owner.post("/api/partages", { bateau_id, email: member.email, role });
  const accepted = await member.post("/api/partages/accepter", { jeton: secretOf(invited.body.lien) });
  if (accepted.status !== 200) throw new Error(`${invited.text} ${accepted.text}`);
  return invited.body.partage.id;
}
