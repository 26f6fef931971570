import { vi } from "vitest";

type Done = { result?: unknown; onsuccess?: () => void; oncomplete?: () => void; onupgradeneeded?: () => void };
type Connection = { onversionchange?: () => void; close: () => void };
type Database = { rows: Map<unknown, unknown>; connections: Set<Connection> };

/** Answers once whoever asked has said where to. */
function later(work: (request: Done) => void): Done {
  const request: Done = {};
  queueMicrotask(() => {
    work(request);
    request.onsuccess?.();
    request.oncomplete?.();
  });
  return request;
}

/** What stood there as it was asked for: a write that is asked for later comes later. */
function reading(rows: unknown): Done {
  const result = structuredClone(rows);
  return later((request) => Object.assign(request, { result }));
}

/** The browser's databases, as far as they are used: one store each, and a deletion that waits for every page. */
export class MemoryDatabases {
  readonly kept = new Map<string, Database>();

  open(name: string): Done {
    return later((request) => {
      const isNew = !this.kept.has(name);
      const database = this.kept.get(name) ?? { rows: new Map(), connections: new Set() };
      this.kept.set(name, database);
      request.result = this.connect(database);
      if (isNew) request.onupgradeneeded?.();
    });
  }

  async databases(): Promise<{ name: string }[]> {
    return [...this.kept.keys()].map((name) => ({ name }));
  }

  deleteDatabase(name: string): Done {
    const request: Done = {};
    const tryNow = () => {
      const connections = this.kept.get(name)?.connections ?? new Set();
      for (const connection of [...connections]) connection.onversionchange?.();
      if (connections.size > 0) return void setTimeout(tryNow, 5);
      this.kept.delete(name);
      request.onsuccess?.();
    };
    queueMicrotask(tryNow);
    return request;
  }

  private connect({ rows, connections }: Database): Connection {
    const store = {
      transaction: undefined as unknown,
      get: (key: unknown) => reading(rows.get(key)),
      getAll: () => reading([...rows.values()]),
      getAllKeys: () => reading([...rows.keys()]),
      put: (value: unknown, key: unknown) => void rows.set(key, structuredClone(value)),
      delete: (key: unknown) => void rows.delete(key),
      clear: () => rows.clear(),
    };
    const objectStore = () => Object.assign(store, { transaction: later(() => {}) });
    const connection = {
      createObjectStore: () => {},
      transaction: () => {
        if (!connections.has(connection)) throw new DOMException("closed", "InvalidStateError");
        return { objectStore };
      },
      close: () => void connections.delete(connection),
    };
    connections.add(connection);
    return connection;
  }
}

/** The browser's small storage. */
export class MemoryStorage {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
}

/** What a browser keeps between two pages, empty. */
export function stubStorage() {
  const databases = new MemoryDatabases();
  const storage = new MemoryStorage();
  vi.stubGlobal("indexedDB", databases);
  vi.stubGlobal("localStorage", storage);
  return { databases, storage };
}
