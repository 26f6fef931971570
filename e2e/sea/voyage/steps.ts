import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import type { CallPath, InputOf } from "../../../web/src/data/commands.ts";
import type { Row } from "../../../web/src/data/replica/row-order.ts";
import type { Device } from "./device.ts";
import { FAULTS } from "./network.ts";
import type { Ship } from "./ship.ts";

/** What one of the devices does: which of the rows that it shows, and which value, are numbers. */
const write = fc.record({
  kind: fc.constantFrom(
    "add",
    "edit",
    "edit",
    "edit two",
    "count",
    "count",
    "remove",
    "tick",
    "finish",
    "retitle",
    "drop work",
    "boat",
    "hours",
    "engine",
    "engine hours",
    "list",
    "rename list",
    "replace tasks",
    "drop list",
    "reset list",
    "fill",
    "provision",
    "rename provisions",
    "edit provisions",
    "drop provisions",
    "locker",
    "rename locker",
    "drop locker",
  ),
  pick: fc.nat(7),
  value: fc.nat(3),
  byForm: fc.boolean(),
});
type WriteStep = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

const faults = fc.array(fc.constantFrom("none" as const, ...FAULTS), { maxLength: 5 });
const step = fc.record({
  on: fc.nat(1),
  act: fc.oneof(
    { weight: 60, arbitrary: fc.record({ write }) },
    { weight: 20, arbitrary: fc.record({ sync: fc.record({ faults, isWaitedFor: fc.boolean() }) }) },
    { weight: 5, arbitrary: fc.record({ crashAfterMs: fc.nat(15) }) },
    { weight: 5, arbitrary: fc.record({ isOn: fc.boolean() }) },
    { weight: 10, arbitrary: fc.record({ decide: fc.record({ which: fc.nat(3), choice: fc.nat(1) }) }) },
    { weight: 5, arbitrary: fc.record({ takeBack: fc.nat(3) }) },
    {
      weight: 1,
      arbitrary: fc.record({ persist: fc.constantFrom("lost" as const, "busy" as const, "cut" as const) }),
    },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** why `max`: a short one meets nothing. What fails is made short again. */
export const voyages = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 24, size: "max" }),
  /** What is decided in the end about the first ones that somebody has to decide about; 2: nothing. */
  decisions: fc.array(fc.nat(2), { maxLength: 6 }),
});

/** The same on one device, which nobody keeps from being answered for ever. */
export const soloVoyages = fc.array(
  step.filter(({ on, act }) => on === 0 && !("persist" in act) && !("decide" in act)),
  { minLength: 2, maxLength: 24, size: "max" },
);

export type Plan = typeof voyages extends fc.Arbitrary<infer Value> ? Value : never;

/** So often that a device gives a write up that nobody answers. */
const HOPELESS = 13;

export async function take({ on, act }: Step, devices: readonly Device[], ship: Ship): Promise<void> {
  const device = devices[on] as Device;
  const { outbox } = device.own;
  if ("write" in act) return writeOn(device, act.write, ship);
  if ("sync" in act) return device.sync(act.sync.faults, act.sync.isWaitedFor);
  if ("persist" in act) return device.persist(act.persist, HOPELESS);
  if ("isOn" in act) return device.network.set(act.isOn);
  if ("crashAfterMs" in act) {
    await sleep(act.crashAfterMs);
    return device.crash();
  }
  if ("decide" in act) {
    const refused = outbox.refused[act.decide.which % outbox.refused.length];
    return refused && device.decide(refused, act.decide.choice);
  }
  const waiting = outbox.waiting[act.takeBack % outbox.waiting.length];
  return waiting && device.takeBack(waiting);
}

const WORDS = ["Rouet", "Anode", "Courroie", "Filtre"] as const;
const STATES = ["En attente", "En cours", "Terminée", "Terminée"] as const;

async function writeOn(device: Device, { kind, pick, value, byForm }: WriteStep, { of }: Ship): Promise<void> {
  const send = <Path extends CallPath>(call: Path, input: InputOf<Path>) =>
    device.write({ operationId: randomUUID(), call, input }, byForm);
  const word = WORDS[value] ?? "";
  const one = (table: string) => {
    const rows = device.rows(table).filter(({ id }) => !of.filled.includes(id));
    return rows[pick % rows.length];
  };
  const seen = ({ id, version }: Row) => ({ id, version: Number(version) });
  const on = <R>(table: string, act: (row: Row) => R) => {
    const row = one(table);
    return row && act(row);
  };
  switch (kind) {
    case "add":
      return send("inventory.create", {
        id: randomUUID(),
        bateau_id: of.boat,
        nom: word,
        categorie: "Technique",
        quantite: 1_000,
        quantite_max: 100_000,
      });
    case "edit":
      return on("inventaire", (row) => send("inventory.update", { ...seen(row), [EDITED[pick % 3] ?? "nom"]: word }));
    case "edit two":
      return on("inventaire", (row) => send("inventory.update", { ...seen(row), nom: word, description: word }));
    case "count":
      return on("inventaire", ({ id }) => send("inventory.adjust", { id, delta: [1, -1, 10, -10][value] ?? 1 }));
    case "remove":
      return on("inventaire", (row) => send("inventory.remove", value === 0 ? { id: row.id } : seen(row)));
    // why without a version, here and for hours: so the application sends what is pressed.
    case "tick":
      return on("taches", ({ id, etat }) => send("checklists.updateTask", { id, etat: etat !== true }));
    case "finish":
      return on("maintenances", ({ id }) => send("maintenance.update", { id, statut: STATES[value] }));
    case "retitle":
      return on("maintenances", (row) => send("maintenance.update", { ...seen(row), titre: word }));
    case "drop work":
      return on("maintenances", (row) => send("maintenance.remove", seen(row)));
    case "boat":
      return on("bateaux", (row) => send("boats.update", { ...seen(row), nom: word }));
    case "hours":
      return on("bateaux", ({ id }) => send("boats.update", { id, heures_moteur: 200 + 10 * value }));
    case "engine":
      return on("moteurs", (row) => send("engines.update", { ...seen(row), nom: word }));
    case "engine hours":
      return on("moteurs", ({ id }) => send("engines.update", { id, heures: 200 + 10 * value }));
    case "list":
      return send("checklists.create", {
        id: randomUUID(),
        bateau_id: of.boat,
        nom: word,
        type: "Départ",
        taches: [...WORDS].slice(value),
      });
    case "rename list":
      return on("checklists_nouvelles", (row) => send("checklists.update", { ...seen(row), nom: word }));
    case "replace tasks":
      return on("checklists_nouvelles", (row) =>
        send("checklists.update", { ...seen(row), taches: [...WORDS].slice(value) }),
      );
    case "drop list":
      return on("checklists_nouvelles", (row) => send("checklists.remove", seen(row)));
    case "reset list":
      return on("checklists_nouvelles", ({ id }) => send("checklists.reset", { id }));
    case "fill":
      return send("inventory.fill", { bateau_id: of.boat, ids: [...of.filled] });
    case "provision": {
      const whole = { nombre_personnes: 2, nombre_jours: 3, articles: provisions(value) };
      return send("provisioning.create", { id: randomUUID(), bateau_id: of.boat, nom: word, ...whole });
    }
    case "rename provisions":
      return on("listes_avitaillement", (row) => send("provisioning.update", { ...seen(row), nom: word }));
    case "edit provisions":
      return on("listes_avitaillement", (row) =>
        send("provisioning.update", { ...seen(row), articles: provisions(value) }),
      );
    case "drop provisions":
      return on("listes_avitaillement", (row) => send("provisioning.remove", seen(row)));
    case "locker":
      return send("storageSpaces.create", { id: randomUUID(), bateau_id: of.boat, nom: word, type: "Coffre" });
    case "rename locker":
      return on("espaces_stockage", (row) => send("storageSpaces.update", { ...seen(row), nom: word }));
    case "drop locker":
      return on("espaces_stockage", (row) => send("storageSpaces.remove", seen(row)));
  }
}

const provisions = (count: number) =>
  WORDS.slice(count).map((nom) => ({
    nom,
    categorie: "Divers" as const,
    quantite: count + 1,
    unite: "kg" as const,
    priorite: "normale" as const,
  }));

const EDITED = ["nom", "description", "unite"] as const;
