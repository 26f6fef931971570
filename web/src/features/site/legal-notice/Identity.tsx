import { IdentityValue } from "../IdentityValue.tsx";
import type { IdentityField } from "../SiteBlank.tsx";

interface IdentityListProps {
  lines: readonly (readonly [label: string, field: IdentityField])[];
}

function IdentityList({ lines }: IdentityListProps) {
  return (
    <dl className="divide-y divide-line rounded border border-line bg-surface px-5">
      {lines.map(([label, field]) => (
        <div key={field} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-ink-3 text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-ink">
            <IdentityValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Publisher() {
  return (
    <IdentityList
      lines={[
        ["Nom ou raison sociale", "editeur"],
        ["Forme juridique", "forme_juridique"],
        ["Capital social", "capital"],
        ["Adresse", "adresse"],
        ["Téléphone", "telephone"],
        ["E-mail", "email"],
        ["SIRET ou RCS", "siret"],
        ["Numéro de TVA", "tva"],
        ["Directeur de la publication", "directeur_publication"],
      ]}
    />
  );
}

export function Host() {
  return (
    <IdentityList
      lines={[
        ["Nom ou raison sociale", "hebergeur"],
        ["Adresse", "hebergeur_adresse"],
        ["Téléphone", "hebergeur_telephone"],
      ]}
    />
  );
}

export function Mediator() {
  return (
    <>
      <p>
        Pour un litige de consommation que nous n’aurions pas résolu ensemble, vous pouvez saisir gratuitement le
        médiateur ci-dessous (articles L. 612-1 et suivants du code de la consommation).
      </p>
      <IdentityList lines={[["Médiateur désigné", "mediateur"]]} />
    </>
  );
}
