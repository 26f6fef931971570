import type { Generation } from "@bosco/domain/provisioning";
import { UtensilsCrossed } from "lucide-react";
import { Collapsible } from "../../ui/content/Collapsible.tsx";

/** What to eat when: fresh food in the first days. */
export function Menus({ generation }: { generation: Generation }) {
  return (
    <Collapsible
      title="Idées de menus"
      level="h3"
      defaultOpen={false}
      icon={<UtensilsCrossed size={18} className="shrink-0 text-ink-2" aria-hidden="true" />}
    >
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {generation.menus.map(({ jour, petit_dejeuner, dejeuner, diner }) => (
          <li key={jour} className="rounded border border-line p-3 text-sm">
            <p className="mb-1.5 font-bold">{`Jour ${jour}`}</p>
            <dl className="grid gap-1">
              <Meal name="Matin" text={petit_dejeuner} />
              <Meal name="Midi" text={dejeuner} />
              <Meal name="Soir" text={diner} />
            </dl>
          </li>
        ))}
      </ol>
    </Collapsible>
  );
}

function Meal({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <div className="flex gap-2">
      <dt className="w-12 shrink-0 text-ink-2">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
