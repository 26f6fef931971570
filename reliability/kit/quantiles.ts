/** Milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
}

export function quantiles(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** What grows per step, by least squares over evenly taken samples. */
export function slope(samples: readonly number[]): number {
  const n = samples.length;
  if (n < 2) return 0;
  const middle = (n - 1) / 2;
  const mean = samples.reduce((sum, one) => sum + one, 0) / n;
  const over = samples.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0);
  const under = samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return over / under;
}
