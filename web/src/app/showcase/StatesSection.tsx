import { Wrench } from "lucide-react";
import { Card } from "../../ui/content/Card.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { Skeleton } from "../../ui/content/Skeleton.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ConflictNote } from "../../ui/form/ConflictNote.tsx";
import { Section } from "./Section.tsx";

export function StatesSection() {
  return (
    <Section title="Vide, attente, erreur">
      <div className="showcase-grid">
        <Card>
          <EmptyState
            icon={<Wrench />}
            title="Aucune maintenance programmée"
            text="La prochaine vidange, le carénage, le gréement : notez-les ici."
            action={<Button>Programmer une maintenance</Button>}
          />
        </Card>
        <div className="showcase-stack">
          <ErrorNote message="Impossible de récupérer les maintenances." onRetry={() => {}} />
          <ErrorNote message="Impossible de récupérer les listes." onRetry={() => {}} retrying />
          <ConflictNote
            title="Cet article a été modifié entre-temps."
            lines={["Nom\u00a0: « Riz du carré »"]}
            advice="« Modifier » enregistre votre version à la place."
          />
          <Card>
            <div className="showcase-lines">
              <Skeleton style={{ width: "60%" }} />
              <Skeleton />
              <Skeleton style={{ width: "80%" }} />
            </div>
            <Spinner />
          </Card>
        </div>
      </div>
    </Section>
  );
}
