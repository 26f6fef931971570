import { MessageCircle } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";

export default function AssistantPage() {
  return (
    <>
      <title>Assistant Nautique – Bosco</title>
      <PageHeader title="Assistant Nautique" />
      <EmptyState
        icon={<MessageCircle />}
        title="L’assistant embarque bientôt"
        text="Il répondra à vos questions de mer et d’entretien. En attendant, pour une urgence : VHF canal 16, ou le 196 par téléphone (CROSS)."
      />
    </>
  );
}
