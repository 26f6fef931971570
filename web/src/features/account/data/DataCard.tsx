import type { Account } from "@bosco/contract";
import { IMPORT_MOST_BYTES, IMPORT_TOO_LARGE } from "@bosco/domain/account";
import { counted } from "@bosco/domain/french";
import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../data/api-error.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import { pressTeller } from "../../../data/tell-unanswered.ts";
import { sendUntilAnswered } from "../../../data/unanswered.ts";
import { withPassword } from "../../../data/with-password.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { FileButton } from "../../../ui/form/FileButton.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { checkExport, EXPORT_ADDRESS, importData } from "../queries.ts";

export function DataCard({ account }: { account: Account }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const tell = (thrown: unknown, action: string) =>
    showToast({ ...errorSpeech(ApiError.from(thrown), action), tone: "error" });

  async function takeAway() {
    setAsking(true);
    try {
      await withPassword(checkExport);
      startDownload(EXPORT_ADDRESS);
    } catch (thrown) {
      tell(thrown, "Impossible de télécharger vos données.");
    } finally {
      setAsking(false);
    }
  }

  async function bringBack(file: File) {
    // why here too: nobody sends two gigabytes to learn it.
    if (file.size > IMPORT_MOST_BYTES)
      return showToast({ title: "Erreur", description: IMPORT_TOO_LARGE, tone: "error" });
    setBusy(true);
    try {
      const operationId = crypto.randomUUID();
      const { lignes, photos, papiers } = await sendUntilAnswered(() => importData(file, operationId), pressTeller());
      const files = counted(papiers, "fichier de papiers", "fichiers de papiers");
      const description = `${counted(lignes, "ligne")}, ${counted(photos, "photo")} et ${files} importés.`;
      showToast({ title: "Succès", description, tone: "success" });
      await client.invalidateQueries();
    } catch (thrown) {
      tell(thrown, "Impossible d’importer ce fichier.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" aria-label="Mes données" className="sm:p-7">
      <CardHeader title="Mes données" />
      <p className="mb-4 text-ink-2 text-sm">
        Tout ce que vous avez saisi, en JSON et en CSV, avec vos photos et les fichiers de vos papiers, dans un seul
        fichier zip. Ce fichier peut être importé dans un compte vide, ici ou sur un autre serveur Bosco, s’il pèse
        100 Mo au plus : au-delà, gardez-le, vos fichiers s’y ouvrent un par un.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={asking} busyLabel="Préparation..." onClick={takeAway}>
          <Download size={18} aria-hidden="true" />
          Télécharger mes données
        </Button>
        {!account.est_demo && (
          <FileButton
            accept=".zip,application/zip"
            variant="quiet"
            busy={busy}
            busyLabel="Import en cours..."
            onChoose={bringBack}
          >
            <Upload size={18} />
            Importer un export
          </FileButton>
        )}
      </div>
    </Card>
  );
}

/** The browser saves what comes; the page stays, and keeps nothing of it in memory. */
function startDownload(address: string) {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
