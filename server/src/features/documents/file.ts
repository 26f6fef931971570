import { uuid } from "@bosco/domain";
import { isOtherFile, type PaperFile, seenFile } from "@bosco/domain/documents";
import type { UploadSlot } from "../../api/upload-slot.ts";
import { placeOn, refusalFor, requireRight } from "../../crew/place.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondFileRoom } from "../../plan/file-room.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { findPaper, findPaperToEdit, setPaperFile } from "./queries.ts";

/** `PUT /documents/{id}/fichier` */
export const paperSlot: UploadSlot<PaperFile> = {
  call: "documents.putFile",
  path: "/documents/:id/fichier",
  async find(db, me, params, query) {
    const id = uuid.safeParse(params.id);
    if (!id.success) return undefined;
    const vu = seenFile.optional().safeParse(query.vu);
    if (!vu.success) throw invalidInput([{ path: ["vu"], message: "L’empreinte d’un fichier est attendue." }]);
    const seen = await findPaper(db, id.data);
    // why before the row: everybody takes the account first and its rows then.
    if (seen) await lockUser(db, placeOn(me, seen.bateau_id).owner.id);
    const paper = await findPaperToEdit(db, id.data);
    if (!paper) throw await refusalFor(db, me, "documents", id.data);
    requireRight(me, paper.bateau_id, "documents.edit");
    if (isOtherFile(paper, vu.data)) throw fail("CONFLIT", { details: { actuel: paper } });
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
