import { randomUUID } from "node:crypto";
import { one } from "./case.ts";

const port = (bateau_id: string, more: object = {}) => ({ bateau_id, nom: " Moteur 3 ", type: "Volvo D2-60", ...more });

export const engineCases = [
  one("engines.create")("with as little as may be said", ({ of }) => port(of.boat, { id: randomUUID() })),
  one("engines.create")("with hours", ({ of }) => port(of.otherBoat, { id: randomUUID(), heures: 12.345 })),
  one("engines.create")("one that is there already", ({ of }) => port(of.boat, { id: of.engine })),
  one("engines.create")("aboard another's boat", ({ of }) => port(of.boat, { id: randomUUID(), heures: 5 }), {
    as: "crew",
  }),
  one("engines.update")("its hours", ({ of }) => ({ id: of.engine, heures: 123.456 })),
  one("engines.update")("its hours, to what they are", ({ of }) => ({ id: of.engine, heures: 90 })),
  one("engines.update")("its name and type", ({ of }) => ({ id: of.engine, version: 1, nom: " Tribord ", type: "D2" })),
  one("engines.update")("another's hours", ({ of }) => ({ id: of.engine, heures: 101 }), { as: "crew" }),
  one("engines.remove")("with its readings", ({ of }) => ({ id: of.engine }), {
    before: ({ do: act, of }) => act("engines.update", { id: of.engine, heures: 95 }),
  }),
];
