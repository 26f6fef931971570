import { randomUUID } from "node:crypto";
import { aPhoto } from "../../../server/tests/pictures.ts";
import { sendWell } from "../support/send.ts";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const REEF = { id: randomUUID(), question: "Comment prendre un ris ?", posee_le: new Date().toISOString() };

/** The answer as a device gives it: the one that anybody gets (server/tests/same-answers.test.ts). */
async function answeredHere({ server }: Ship): Promise<object> {
  const somebody = await server.account({ pro: true });
  const operation = { operationId: randomUUID(), call: "assistant.settle" } as const;
  const answer = await sendWell({ ...operation, input: { ...REEF, id: randomUUID() } }, somebody);
  return { ...answer, id: REEF.id, created_at: REEF.posee_le };
}

/** Whoever writes has a photo of his own. */
async function hasPhoto({ writer }: Ship): Promise<void> {
  const body = new FormData();
  body.append("photo", new Blob([new Uint8Array(await aPhoto())], { type: "image/jpeg" }), "moi.jpg");
  const headers = { cookie: writer.cookieHeader };
  const { ok } = await fetch(`${writer.url}/api/profils_utilisateur/photo`, { method: "PUT", headers, body });
  if (!ok) throw new Error("no photo");
}

const asked = { first: randomUUID(), second: randomUUID() };

const ask = ({ server, owner }: Ship) =>
  server.sql(`set role bosco_system; insert into questions_assistant (user_id, id, question, reponse)
    values ('${owner.id}', '${asked.first}', 'Gaz ?', 'Fermez.'), ('${owner.id}', '${asked.second}', 'Vent ?', 'Oui.')`);

export const otherCases = [
  one("storageSpaces.create")("as it is typed", ({ of }) => ({
    id: randomUUID(),
    bateau_id: of.boat,
    nom: " Coffre ",
    type: "Coffre",
    description: " ",
  })),
  one("storageSpaces.create")(
    "in another, aboard another's boat",
    ({ of }) => ({
      id: randomUUID(),
      bateau_id: of.boat,
      nom: "Bac",
      type: "Autre",
      parent_id: of.cabin,
    }),
    { as: "crew" },
  ),
  one("storageSpaces.update")("out of the other", ({ of }) => ({
    id: of.drawer,
    version: 1,
    parent_id: null,
    capacite: 12,
  })),
  one("storageSpaces.remove")("in which another stands", ({ of }) => ({ id: of.cabin })),
  one("storageSpaces.remove")("in which something lies", ({ of }) => ({ id: of.drawer })),
  one("assistant.remove")("one of two", () => ({ ids: [asked.first, asked.first] }), { before: ask }),
  one("assistant.remove")("two, of which one is gone when it is sent", () => ({ ids: Object.values(asked) }), {
    before: ask,
    meanwhile: ({ do: make }) => make("assistant.remove", { ids: [asked.first] }),
  }),
  one("assistant.settle")("that counts", () => REEF, { local: answeredHere }),
  one("account.update")("with a name", () => ({ prenom: " Anne ", telephone: "" })),
  one("account.removePhoto")("where there is none", () => ({})),
  one("account.removePhoto")("the one there is", () => ({}), { before: hasPhoto }),
];
