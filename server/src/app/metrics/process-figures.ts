import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Registry } from "prom-client";
import type { Prom } from "./prom.ts";

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/**
 * The process, by the names that dashboards know from elsewhere. why not the library's own forty: each of ours is looked at.
 * Gives how to stop.
 */
export function measureProcess({ Gauge, Counter }: Prom, registers: Registry[]): () => void {
  const gauge = (name: string, help: string, figure: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(figure());
      },
    });
  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "Memory that the program's objects use.", () => process.memoryUsage().heapUsed);
  const started = Date.now() / 1_000 - process.uptime();
  gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", () => started);
  let counted = 0;
  new Counter({
    name: "process_cpu_seconds_total",
    help: "What the process has used of processors.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      const seconds = (user + system) / 1e6;
      this.inc(seconds - counted);
      counted = seconds;
    },
  });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  gauge(
    "nodejs_eventloop_lag_p99_seconds",
    "How late the event loop was, 99 of 100 times at most, since the last look.",
    () => {
      // why less the resolution: the timer is due after so long, and only what comes on top is late.
      const late = delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1_000;
      delay.reset();
      return Math.max(0, late);
    },
  );
  return () => delay.disable();
}
