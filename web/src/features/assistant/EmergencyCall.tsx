import { Phone } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";

/** Dials the rescue centre. */
export function EmergencyCall({ className }: { className?: string }) {
  return (
    <Button asChild variant="danger" className={className}>
      <a href="tel:196" aria-label="Appeler le CROSS 196">
        <Phone size={18} aria-hidden="true" />
        CROSS 196
      </a>
    </Button>
  );
}
