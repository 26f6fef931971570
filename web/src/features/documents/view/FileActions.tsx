import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import { dropKeptFile, type FiledPaper, isKeptAs, keepFile } from "../../../data/kept-files.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { useKeptFiles } from "../use-kept-files.ts";

const NO_ROOM = "Ce navigateur n’a pas pu garder le fichier\u00a0: son stockage est plein ou interdit.";

type FileActionsProps = { paper: FiledPaper; file: File; address: string };

/** What can be done with a file that is open. */
export function FileActions({ paper, file, address }: FileActionsProps) {
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  // why quietly: who changes his mind in the device's own sheet has not met an error.
  const share = () => navigator.share({ files: [file], title: file.name }).catch(() => {});
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary">
        <a href={address} download={file.name}>
          <Download size={18} aria-hidden="true" />
          Télécharger
        </a>
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          <Share2 size={18} />
          Partager
        </Button>
      )}
      <KeepSwitch paper={paper} file={file} />
    </div>
  );
}

function KeepSwitch({ paper, file }: Pick<FileActionsProps, "paper" | "file">) {
  const isKept = isKeptAs(useKeptFiles(), paper);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (on: boolean) => {
    setIsBusy(true);
    try {
      await (on ? keepFile(paper, file) : dropKeptFile(paper.id));
    } catch {
      showToast({ title: "Erreur", description: NO_ROOM, tone: "error" });
    }
    setIsBusy(false);
  };
  return (
    <Switch
      label="Garder sur cet appareil"
      description="Il s’ouvre alors sans réseau."
      className="basis-full"
      checked={isKept}
      disabled={isBusy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
