import { MessageCircle } from "lucide-react";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { PageFrame } from "../../ui/content/PageFrame.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";

/** The page for whoever is not signed in. */
export default function SignedOutNote() {
  return (
    <PageFrame>
      <title>Assistant Nautique – Bosco</title>
      <PageHeader title="Assistant Nautique" />
      <EmptyState
        heading="h2"
        icon={<MessageCircle />}
        title="Vous devez être connecté pour utiliser l'assistant."
        text="Pour une urgence en mer, n’attendez pas : VHF canal 16, ou le 196 par téléphone (CROSS)."
        action={
          <Button asChild>
            <Link to="/auth">Se connecter</Link>
          </Button>
        }
      />
    </PageFrame>
  );
}
