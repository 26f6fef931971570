import { expect, test } from "vitest";
import { copyText } from "./waiting-copy.ts";

const NOW = "2026-11-14T12:00:00.000Z";
const adjust = { words: "Rouet : quantité +1", at: NOW, call: "inventory.adjust", input: { id: "rouet", delta: 1 } };

const copyOf = async (...given: Parameters<typeof copyText>) => JSON.parse(await copyText(...given));

test("a copy says what was done, when, and what was refused", async () => {
  const refused = { ...adjust, why: { message: "Limite atteinte." } };
  const said = { modification: adjust.words, date: NOW, appel: adjust.call, contenu: adjust.input };
  expect(await copyOf([adjust], [refused], NOW)).toEqual({
    bosco: "Modifications qui ne sont pas encore enregistrées sur le serveur",
    copie_du: NOW,
    en_attente: [said],
    a_resoudre: [{ ...said, refus: "Limite atteinte." }],
  });
});

test("a photo is in the copy, byte for byte, and can be opened", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256);
  const photo = new File([bytes], "iris.jpg", { type: "image/jpeg" });
  const { en_attente } = await copyOf([{ ...adjust, call: "boats.putPhoto", input: { id: "iris", photo } }], [], NOW);
  expect(en_attente[0].contenu.id).toBe("iris");
  const opened = await fetch(en_attente[0].contenu.photo);
  expect(opened.headers.get("content-type")).toBe("image/jpeg");
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(bytes);
});

test("a photo that the browser has lost leaves the rest of the copy", async () => {
  const lost = new File([], "iris.jpg");
  lost.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  const { en_attente } = await copyOf([{ ...adjust, input: { id: "iris", photo: lost } }, adjust], [], NOW);
  expect(en_attente).toMatchObject([{ contenu: { id: "iris", photo: null } }, { contenu: adjust.input }]);
});

test("the answer that the assistant gave here is in the copy", async () => {
  const local = { question: "Comment prendre un ris ?", reponse: "Choquez la grand-voile." };
  const { en_attente } = await copyOf([{ ...adjust, call: "assistant.settle", local }], [], NOW);
  expect(en_attente[0].reponse_locale).toEqual(local);
});

test("what waits with a refused change is in the copy with it", async () => {
  const { a_resoudre } = await copyOf([], [{ ...adjust, why: { message: "x" }, dependents: [adjust] }], NOW);
  expect(a_resoudre[0].attendent_avec_elle).toMatchObject([{ modification: adjust.words }]);
});
