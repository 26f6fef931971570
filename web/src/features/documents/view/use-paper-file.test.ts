import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FiledPaper } from "../../../data/kept-files.ts";
import { aMoment, until as untilTrue } from "../../../data/test-pause.ts";
import { renderHook } from "../../../data/test-render.ts";
import { type Answer, json, testServer } from "../../../data/test-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const pdf: Answer = (_, response) =>
  void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
const server = testServer(pdf);
const paper: FiledPaper = {
  id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11",
  fichier: { nom: "manuel.pdf", type: "application/pdf", taille: 8, empreinte: "a".repeat(32) },
};

let events: EventTarget;
beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function goOnline(onLine: boolean) {
  vi.stubGlobal("navigator", { onLine });
  act(() => void events.dispatchEvent(new Event(onLine ? "online" : "offline")));
}

async function open() {
  const { usePaperFile } = await import("./use-paper-file.ts");
  const { now } = renderHook(() => usePaperFile(paper));
  const until = async (kind: string) => {
    for (let waits = 0; now().read.kind !== kind && waits < 1_000; waits++) await act(() => aMoment());
    expect(now().read.kind).toBe(kind);
  };
  return { now, until };
}

test("a file that is open stays as it is when the network goes and comes back", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const { now, until } = await open();
  await until("there");
  const { read } = now();
  goOnline(false);
  goOnline(true);
  await act(() => Promise.resolve());
  expect(now().read).toBe(read);
  expect(revoked).not.toHaveBeenCalled();
  expect(server.sent).toHaveLength(1);
});

test("a file that is not here is read as soon as the network is back", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { until } = await open();
  await until("away");
  expect(server.sent).toEqual([]);
  goOnline(true);
  await until("there");
});

test.each<[string, Answer]>([
  ["says nothing", () => {}],
  [
    "stops in the middle",
    (_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).write("%P"),
  ],
])(
  "a file whose server %s is not here after twenty seconds, and is read when it is asked for again",
  async (_case, answer) => {
    vi.stubGlobal("navigator", { onLine: true });
    server.answers = [answer];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { now } = await open();
    await untilTrue(() => server.sent.length === 1);
    await aMoment();
    await act(async () => {
      vi.advanceTimersByTime(19_000);
      await aMoment();
    });
    expect(now().read.kind).toBe("reading");
    for (let waits = 0; now().read.kind === "reading" && waits < 100; waits++)
      await act(async () => {
        vi.advanceTimersByTime(1_000);
        await aMoment();
      });
    expect(now().read.kind).toBe("away");
    vi.useRealTimers();
    act(() => now().retry());
    for (let waits = 0; now().read.kind !== "there" && waits < 100; waits++) await act(() => aMoment());
    expect(now().read.kind).toBe("there");
  },
);

test("one that failed is read again too", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  server.answers = [json(404, { code: "INTROUVABLE", message: "Introuvable." })];
  const { until } = await open();
  await until("failed");
  goOnline(false);
  goOnline(true);
  await until("there");
});
