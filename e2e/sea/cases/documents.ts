import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const known = randomUUID();
const paper = ({ of }: Ship, more: object = {}) => ({
  id: randomUUID(),
  bateau_id: of.boat,
  titre: "Assurance 2026",
  type: "Assurance" as const,
  ...more,
});
const invoice = (ship: Ship) => paper(ship, { id: known, type: "Facture", maintenance_id: ship.of.yearly });
const withInvoice = (ship: Ship) => ship.do("documents.create", invoice(ship));

/** why a PDF: of a picture the server keeps other bytes. */
const scan = (name: string) => new File(["%PDF-1.7\n1 0 obj\n%%EOF\n"], name, { type: "application/pdf" });

export const documentCases = [
  one("documents.create")("with as little as may be said", (ship) => paper(ship)),
  one("documents.create")("with all that may be said", (ship) =>
    paper(ship, {
      titre: "  Facture du chantier ",
      type: "Facture",
      numero: " F-12 ",
      date_emission: "2026-01-01",
      date_expiration: "2026-12-31",
      note: "",
      maintenance_id: ship.of.yearly,
    }),
  ),
  one("documents.create")("that is there already", invoice, { before: withInvoice }),
  one("documents.create")("aboard another's boat", (ship) => paper(ship), { as: "crew" }),
  one("documents.update")("its dates", () => ({ id: known, version: 1, date_expiration: "2027-12-31", numero: "" }), {
    before: withInvoice,
  }),
  one("documents.update")("without its work", () => ({ id: known, maintenance_id: null }), { before: withInvoice }),
  one("documents.putFile")("its first", () => ({ id: known, fichier: scan("Facture du chantier.pdf") }), {
    before: withInvoice,
  }),
  one("documents.putFile")("in place of another", () => ({ id: known, fichier: scan("facture.2.PDF") }), {
    before: async (ship) => {
      await withInvoice(ship);
      await ship.do("documents.putFile", { id: known, fichier: scan("facture.pdf") });
    },
  }),
  one("documents.removeFile")("with one", () => ({ id: known }), {
    before: async (ship) => {
      await withInvoice(ship);
      await ship.do("documents.putFile", { id: known, fichier: scan("facture.pdf") });
    },
  }),
  one("documents.removeFile")("of which none was sent", () => ({ id: known }), { before: withInvoice }),
  one("documents.remove")("one of them", () => ({ id: known }), {
    before: async (ship) => {
      await withInvoice(ship);
      await ship.do("documents.create", paper(ship));
    },
  }),
  one("maintenance.remove")("with papers", ({ of }) => ({ id: of.yearly }), { before: withInvoice }),
  one("maintenance.update")("to another boat, with papers", ({ of }) => ({ id: of.yearly, bateau_id: of.otherBoat }), {
    before: withInvoice,
  }),
  one("boats.remove")("with papers", ({ of }) => ({ id: of.boat }), { before: withInvoice }),
];
