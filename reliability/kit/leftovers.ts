const removers = new Set<() => void>();

/** What must be gone when this process goes, however that comes; gives the way to say that it is gone already. */
export function removeAtExit(remove: () => void): () => void {
  if (removers.size === 0) watch();
  removers.add(remove);
  return () => void removers.delete(remove);
}

let watching = false;
function watch(): void {
  if (watching) return;
  watching = true;
  process.once("exit", () => {
    for (const remove of removers) remove();
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
}

/** Ends a process that may have ended already. */
export function endProcess(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    // why: it is gone, which is what was wanted
  }
}
