import { uuid } from "@bosco/domain";
import type { PaperFile } from "@bosco/domain/documents";
import type { UploadSlot } from "../../api/upload-slot.ts";
import { placeOn, refusalFor, requireRight } from "../../crew/place.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondFileRoom } from "../../plan/file-room.ts";
import { findPaper, findPaperToEdit, setPaperFile } from "./queries.ts";

/** `PUT /documents/{id}/fichier` */
export const paperSlot: UploadSlot<PaperFile> = {
  call: "documents.putFile",
  path: "/documents/:id/fichier",
  async find(db, me, params) {
    const id = uuid.safeParse(params.id);
    if (!id.success) return undefined;
    const seen = await findPaper(db, id.data);
    // why before the row: everybody takes the account first and its rows then.
    if (seen) await lockUser(db, placeOn(me, seen.bateau_id).owner.id);
    const paper = await findPaperToEdit(db, id.data);
    if (!paper) throw await refusalFor(db, me, "documents", id.data);
    requireRight(me, paper.bateau_id, "documents.edit");
    return { held: paper.fichier, ownerId: paper.proprietaire_id ?? me.account.id };
  },
  async set(db, me, params, file) {
    const id = String(params.id).toLowerCase();
    const paper = await findPaper(db, id);
    if (!paper) return undefined;
    const { owner } = placeOn(me, paper.bateau_id);
    await refuseBeyondFileRoom(db, owner, file.taille - (paper.fichier?.taille ?? 0));
    return setPaperFile(db, id, file);
  },
};
