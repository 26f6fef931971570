import { readdirSync } from "node:fs";
import { loadavg } from "node:os";

/** One figure against its budget. */
export interface Figure {
  name: string;
  value: number;
  budget: number;
  unit: string;
  /** The budget is what it must reach, and not what it must keep below. */
  least?: boolean;
}

/** `npm run bench [name…]`: runs `bench/*.bench.ts` one after the other; exits 1 when a budget is passed. */
const asked = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".bench.ts"));
let over = 0;
for (const file of files.filter((name) => asked.length === 0 || asked.some((part) => name.includes(part)))) {
  const { default: measure }: { default: () => Promise<Figure[]> } = await import(`./${file}`);
  console.log(`${file} (load ${loadavg()[0]?.toFixed(1)})`);
  for (const { name, value, budget, unit, least } of await measure()) {
    const within = least ? value >= budget : value <= budget;
    if (!within) over += 1;
    console.log(`  ${within ? "ok  " : "OVER"} ${name}: ${value.toFixed(2)} ${unit} (budget ${budget} ${unit})`);
  }
}
process.exit(over > 0 ? 1 : 0);
