import { classNames } from "../../../ui/theme/class-names.ts";

type Fact = { label: string; value: string };

/** Figures side by side, each with its unit, in boxes divided by hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  // why: four stand better two by two.
  const perRow = facts.length === 4 ? 2 : 3;
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 gap-px max-[16rem]:grid-cols-1 overflow-hidden rounded border border-line bg-line",
        perRow === 3 && "sm:grid-cols-3",
      )}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="grow bg-surface px-4 py-3">
          <dt className="text-ink-2 text-xs">{label}</dt>
          <dd className="mt-0.5 whitespace-nowrap counter font-bold text-lg">{value}</dd>
        </div>
      ))}
      {/* why: an odd number of boxes leaves the last places of a row empty, and the lines would show through. */}
      {facts.length % 2 === 1 && <div className="bg-surface sm:hidden" />}
      {Array.from({ length: (perRow - (facts.length % perRow)) % perRow }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <div key={place} className="hidden bg-surface sm:block" />
      ))}
    </dl>
  );
}
