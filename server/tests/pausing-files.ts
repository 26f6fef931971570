import type { FileStore } from "../src/files/file-store.ts";

type Step = "put" | "get";
type Hook = (step: Step, key: string) => Promise<void> | void;

/** Real storage that a test makes wait, or fail, or counts. */
export interface PausingFiles {
  over: (files: FileStore) => FileStore;
  /** The next of these steps below that owner waits until it is let go. */
  pause(step: Step, owner: string): { reached: Promise<void>; go: () => void };
  /** Happens before each of them. */
  before(step: Step, owner: string, work: () => Promise<void>): { stop: () => void };
  /** How many there were since. */
  count(step: Step, owner?: string): () => number;
  letAll(): void;
}

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((pass) => {
    resolve = pass;
  });
  return { promise, resolve };
}

export function pausingFiles(): PausingFiles {
  const hooks = new Set<Hook>();
  const held = new Set<() => void>();
  const isOf = (key: string, owner: string) => key.startsWith(`${owner}/`);
  const tell = async (step: Step, key: string) => {
    for (const hook of [...hooks]) await hook(step, key);
  };
  const add = (hook: Hook) => {
    hooks.add(hook);
    return { stop: () => void hooks.delete(hook) };
  };

  return {
    over: (files) => ({
      ...files,
      async put(key, content) {
        await tell("put", key).catch((error) => {
          if ("stream" in content) content.stream.destroy();
          throw error;
        });
        await files.put(key, content);
      },
      async get(key) {
        await tell("get", key);
        return files.get(key);
      },
    }),

    pause(step, owner) {
      const reached = gate();
      const free = gate();
      held.add(free.resolve);
      const hook = add((at, key) => {
        if (at !== step || !isOf(key, owner)) return undefined;
        hook.stop();
        reached.resolve();
        return free.promise;
      });
      return { reached: reached.promise, go: free.resolve };
    },

    before: (step, owner, work) => add((at, key) => (at === step && isOf(key, owner) ? work() : undefined)),

    count(step, owner) {
      let n = 0;
      add((at, key) => {
        if (at === step && (owner === undefined || isOf(key, owner))) n += 1;
      });
      return () => n;
    },

    letAll() {
      for (const go of held) go();
      held.clear();
      hooks.clear();
    },
  };
}
