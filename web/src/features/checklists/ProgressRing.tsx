const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** How far along, as a ring with its number in it. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${label} : ${percent} %`}
      className="size-24 shrink-0 sm:size-28"
    >
      <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="10" className="stroke-surface-2" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="none"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`${(percent / 100) * ROUND} ${ROUND}`}
        transform="rotate(-90 50 50)"
        className={percent > 0 ? "stroke-sea transition-[stroke-dasharray] duration-300" : "stroke-transparent"}
      />
      <text x="50" y="57" textAnchor="middle" className="fill-ink counter font-bold text-lg">
        {percent} %
      </text>
    </svg>
  );
}
