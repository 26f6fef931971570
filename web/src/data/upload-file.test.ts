import { ERRORS, type ErrorCode } from "@bosco/contract/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aMoment, until } from "./test-pause.ts";
import { type Answer, drop, json, page, testServer } from "./test-server.ts";
import { UploadRequest } from "./test-upload.ts";

const server = testServer(json(200, { id: "iris", photo: "/photos/iris.webp" }));
const html =
  (status: number): Answer =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "text/html" }).end("<h1>nginx</h1>");
const refused = (code: ErrorCode) => json(ERRORS[code].status, { code, message: ERRORS[code].message });

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  vi.stubGlobal("ProgressEvent", Event);
});
afterEach(() => void vi.useRealTimers());

async function upload(onProgress: (share: number) => void = () => {}) {
  const { uploadFile } = await import("./upload-file.ts");
  const photo = new File(["voilier"], "iris.jpg", { type: "image/jpeg" });
  const form = new FormData();
  form.append("photo", photo);
  return uploadFile("/bateaux/iris/photo", form, onProgress, {});
}

test("a photo is put in its place, says how far it is, and gives the row back", async () => {
  const shares: number[] = [];
  expect(await upload((share) => shares.push(share))).toEqual({ id: "iris", photo: "/photos/iris.webp" });
  expect(shares).toEqual([0.5, 1]);
  expect(server.calls()).toEqual(["PUT /api/bateaux/iris/photo"]);
  expect(server.sent[0]?.body).toContain('name="photo"; filename="iris.jpg"');
  expect(server.sent[0]?.body).toContain("voilier");
});

test.each([
  ["too large, in our words", refused("TROP_GRAND"), 413, "TROP_GRAND"],
  ["too large, in a proxy's words", html(413), 413, "ERREUR_INTERNE"],
  ["of a kind that is not accepted", refused("TYPE_NON_ACCEPTE"), 415, "TYPE_NON_ACCEPTE"],
  ["by a server that is busy", refused("INDISPONIBLE"), 503, "INDISPONIBLE"],
])("a refused photo is known to be refused: %s", async (_, answer, status, code) => {
  server.answers = [answer];
  await expect(upload()).rejects.toMatchObject({ status, code });
});

test.each([
  ["a connection that is reset", drop],
  ["the page of a harbour's network", page],
  ["a proxy that finds no server", html(502)],
])("of a photo answered by %s nobody knows whether it arrived", async (_, answer) => {
  server.answers = [answer];
  await expect(upload()).rejects.toMatchObject({ code: "SANS_REPONSE" });
});

test("without a network nothing leaves the device", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(upload()).rejects.toMatchObject({ code: "HORS_LIGNE" });
  expect(server.sent).toEqual([]);
});

test("an upload that falls silent is given up a minute after its last sign of life", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const speak: (() => void)[] = [];
  server.answers = [
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).flushHeaders();
      speak.push(() => void response.write('{"id"'));
    },
  ];
  const given = vi.fn();
  const done = upload().catch(given);
  await until(() => speak.length === 1);
  await aMoment();
  vi.advanceTimersByTime(59_000);
  speak[0]?.();
  await aMoment();
  vi.advanceTimersByTime(59_000);
  await aMoment();
  expect(given).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await done;
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ code: "SANS_REPONSE" }));
});

test.each([
  ["no answer", "SANS_REPONSE", true, true],
  ["no network at the first try: it has not left", "HORS_LIGNE", true, false],
  ["no network afterwards: the first try may have arrived", "HORS_LIGNE", false, true],
  ["a busy server, which has not kept it", "INDISPONIBLE", false, false],
] as const)("whether a photo may have arrived: %s", async (_, code, isFirstTry, isOpen) => {
  const { isUploadUndecided } = await import("./upload-file.ts");
  const { ApiError } = await import("./api-error.ts");
  expect(isUploadUndecided(new ApiError(0, { code, message: "x" }), isFirstTry)).toBe(isOpen);
});
