import { type Invitation, ROLE_NAMES, ROLE_SENTENCES } from "@bosco/domain/crew";
import { frenchMoment } from "@bosco/domain/french";

/** Who invites whom to which boat, and what comes of it. */
export function InvitationWords({
  invitation: { bateau, proprietaire, role, email, expire_le },
}: {
  invitation: Invitation;
}) {
  return (
    <>
      <p className="break-words text-lg">
        <strong>{proprietaire}</strong>{" "}
        {role === "proprietaire" ? "vous cède le bateau" : "vous invite à bord du bateau"} <strong>{bateau}</strong>.
      </p>
      {role === "proprietaire" ? (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>
            Le bateau devient le vôtre, avec ses maintenances, son inventaire, ses listes, ses checklists et ses
            papiers, fichiers compris.
          </li>
          <li>{proprietaire} et l’équipage d’aujourd’hui n’y ont plus accès.</li>
          <li>Une fois acceptée, la cession ne peut pas être annulée.</li>
        </ul>
      ) : (
        <div>
          <p className="font-semibold">
            Votre rôle{"\u00a0"}: {ROLE_NAMES[role]}
          </p>
          <p className="text-ink-2">{ROLE_SENTENCES[role]}</p>
          <p className="mt-2 text-ink-2 text-sm">
            Le propriétaire et l’équipage verront votre nom à côté de ce que vous faites à bord. Vous pourrez partir
            quand vous voulez.
          </p>
        </div>
      )}
      <p className="break-words text-ink-2 text-sm tabular-nums">
        Pour {email}, jusqu’au {frenchMoment(expire_le)}.
      </p>
    </>
  );
}
