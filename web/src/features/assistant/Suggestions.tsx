import type { Suggestion } from "@bosco/domain/assistant";
import { Lightbulb } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";

type SuggestionsProps = { suggestions: readonly Suggestion[]; onAsk: (question: string) => void };

export function Suggestions({ suggestions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label="Questions proposées" className="flex flex-wrap gap-2">
      {suggestions.map(({ libelle, question }) => (
        <li key={question} className="min-w-0">
          <Button variant="secondary" className="wrap-anywhere text-left" onClick={() => onAsk(question)}>
            <Lightbulb size={18} aria-hidden="true" className="text-sea" />
            {libelle}
          </Button>
        </li>
      ))}
    </ul>
  );
}
