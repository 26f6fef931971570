import type { Engine } from "@bosco/domain/boats";
import { withUnit } from "@bosco/domain/french";

/** « 812 h »; of several engines « 812 h / 790 h », which are told by name to whoever hears them. */
export function EngineHoursText({ engines }: { engines: readonly Pick<Engine, "nom" | "heures">[] }) {
  const hours = engines.map(({ heures }) => withUnit(heures, "h")).join(" / ");
  if (engines.length < 2) return hours;
  return (
    <>
      <span aria-hidden="true">{hours}</span>
      <span className="sr-only">
        {engines.map(({ nom, heures }) => `${nom}\u00a0: ${withUnit(heures, "h")}`).join(", ")}
      </span>
    </>
  );
}
