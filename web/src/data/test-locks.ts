type Work = () => unknown;

/** The locks that the pages of a browser share: one holder at a time, the others in their order. */
export class MemoryLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  request(name: string, options: Work | { signal?: AbortSignal }, work = options as Work): Promise<unknown> {
    const signal = typeof options === "object" ? options.signal : undefined;
    const turn = (this.last.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  }
}
