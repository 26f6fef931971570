import type { Account } from "@bosco/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../data/api-error.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { showToast } from "../../../ui/toast.ts";
import { EXPORT_ADDRESS, importData } from "../queries.ts";

export function DataCard({ account }: { account: Account }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function bringBack(file: File) {
    setBusy(true);
    try {
      const { lignes, photos } = await importData(file);
      const description = `${lignes.toLocaleString("fr-FR")} lignes et ${photos} photo${photos > 1 ? "s" : ""} importées.`;
      showToast({ title: "Succès", description, tone: "success" });
      await client.invalidateQueries();
    } catch (thrown) {
      const speech = errorSpeech(ApiError.from(thrown), "Impossible d’importer ce fichier.");
      showToast({ ...speech, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" aria-label="Mes données" className="sm:p-7">
      <CardHeader title="Mes données" />
      <p className="mb-4 text-ink-2 text-sm">
        Tout ce que vous avez saisi, en JSON et en CSV, avec vos photos, dans un seul fichier zip. Ce fichier peut être
        importé dans un compte vide, ici ou sur un autre serveur Bosco.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary">
          <a href={EXPORT_ADDRESS} download>
            <Download size={18} aria-hidden="true" />
            Télécharger mes données
          </a>
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
