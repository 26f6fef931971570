import type { Backups } from "@bosco/domain/account";
import { fileSize } from "@bosco/domain/documents";
import { counted, frenchMoment, plural } from "@bosco/domain/french";
import { Card } from "../../../ui/content/Card.tsx";

/** The backups that the server makes by itself, and a warning when they have stopped. */
export function BackupsCard({ backups: { derniere, en_retard } }: { backups: Backups }) {
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="font-semibold text-md">Sauvegardes</h2>
      {derniere ? (
        <p className="text-sm">
          La dernière bonne sauvegarde date du{" "}
          <time dateTime={derniere.date} className="tabular-nums">
            {frenchMoment(derniere.date)}
          </time>{" "}
          et pèse {fileSize(derniere.octets)}. {derniere.gardees}{" "}
          {plural(derniere.gardees, "est gardée", "sont gardées")}.
          {!!derniere.absents &&
            ` Il y manque ${counted(derniere.absents, "fichier")} que le serveur ne trouve plus : photos ou documents.`}
        </p>
      ) : (
        <p className="text-sm">
          Aucune sauvegarde pour l’instant.{!en_retard && " La première se fait d’elle-même avant demain matin."}
        </p>
      )}
      {en_retard && (
        <p role="status" className="rounded bg-soon-soft px-4 py-3 text-sm">
          {derniere ? "Elle a plus de deux jours." : "Ce serveur a plus de deux jours et n’a jamais été sauvegardé."} Le
          journal du serveur dit ce qui empêche la sauvegarde : souvent, le disque manque de place, ou celui des photos
          n’est plus là.
        </p>
      )}
    </Card>
  );
}
