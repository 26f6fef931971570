import type { Account } from "@bosco/contract";
import { displayName, initials } from "@bosco/domain/account";
import { PHOTO_MOST_BYTES, PHOTO_TOO_LARGE } from "@bosco/domain/photos";
import { useQueryClient } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { accountQuery } from "../../../data/account.ts";
import { ApiError } from "../../../data/api-error.ts";
import { goesAtOnce } from "../../../data/goes-at-once.ts";
import { pressTeller } from "../../../data/tell-unanswered.ts";
import { sendUntilAnswered } from "../../../data/unanswered.ts";
import { isUploadUndecided, PHOTO_UNKNOWN } from "../../../data/upload-file.ts";
import { useCommand } from "../../../data/use-command.ts";
import { withReference } from "../../../data/with-reference.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { Progress } from "../../../ui/content/Progress.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { FileButton } from "../../../ui/form/FileButton.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { keepProfilePhoto, removeProfilePhoto, uploadProfilePhoto } from "../queries.ts";

const FAILED = "Impossible de sauvegarder le profil.";
/** Where the photo itself is at fault, the server says how. */
const ABOUT_THE_PHOTO = ["TROP_GRAND", "TYPE_NON_ACCEPTE", "PHOTO_ILLISIBLE"];

/** The photo is saved as soon as it is chosen. */
export function ProfilePhoto({ account }: { account: Account }) {
  const client = useQueryClient();
  const removal = useCommand(removeProfilePhoto);
  const keeping = useCommand(keepProfilePhoto);
  const [progress, setProgress] = useState<number>();
  // why an empty input: what waits on the device is kept with one.
  const remove = () => removal.run({});
  const tellFailure = (sentence: string, error?: ApiError) =>
    showToast({ title: "Erreur", ...withReference(error, sentence), tone: "error" });

  async function choose(photo: File) {
    if (photo.size > PHOTO_MOST_BYTES) return tellFailure(PHOTO_TOO_LARGE);
    if (!(await goesAtOnce())) return void (await keeping.run({ photo }));
    setProgress(0);
    try {
      const operationId = crypto.randomUUID();
      const send = () => uploadProfilePhoto(photo, operationId, setProgress);
      client.setQueryData(accountQuery.queryKey, await sendUntilAnswered(send, pressTeller(), isUploadUndecided));
      showToast({ title: "Succès", description: "Profil sauvegardé avec succès.", tone: "success" });
    } catch (thrown) {
      const error = ApiError.from(thrown);
      const { code, message } = error;
      if (code === "SANS_REPONSE") tellFailure(PHOTO_UNKNOWN);
      else tellFailure(ABOUT_THE_PHOTO.includes(code) ? `${FAILED} ${message}` : FAILED, error);
    } finally {
      setProgress(undefined);
    }
  }

  const isBusy = progress !== undefined || removal.busy || keeping.busy;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar size="lg" initials={initials(account)} src={account.photo_profil_url} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="truncate font-bold text-lg">{displayName(account)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton accept="image/*" variant="secondary" disabled={isBusy} onChoose={choose}>
            <ImageUp size={18} />
            {account.photo_profil_url ? "Changer la photo" : "Ajouter une photo"}
          </FileButton>
          {account.photo_profil_url && (
            <Button variant="danger-quiet" disabled={isBusy} onClick={remove}>
              <Trash2 size={18} />
              Retirer
            </Button>
          )}
        </div>
        {progress !== undefined && (
          <Progress label="Envoi de la photo" value={Math.round(progress * 100)} className="mt-3" />
        )}
        <p className="mt-2 text-ink-2 text-xs">PNG, JPG (MAX. 10MB)</p>
      </div>
    </div>
  );
}
