import type { Maintenance } from "@bosco/domain/maintenance";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusSign, UrgencySign } from "./WorkSigns.tsx";

const moment = { today: "2026-06-15", heures_moteur: null, readings: [] };
const due = (date_echeance: string, statut = "En attente") =>
  ({ statut, date_echeance, heures_echeance: null, recurrence_mois: null, date_realisation: null }) as Maintenance;

test.each<[what: string, work: Maintenance, urgency: string, loud: boolean]>([
  ["late", due("2026-06-14"), "En retard", false],
  ["late and in progress", due("2026-06-14", "En cours"), "En retard", false],
  ["due soon", due("2026-06-20"), "Bientôt", false],
  ["that can wait", due("2026-12-01"), "", true],
  ["that is done", due("2026-06-14", "Terminée"), "", true],
])("the status of work %s is quiet beside what rules it", (_, maintenance, urgency, loud) => {
  const [sign, status] = [UrgencySign, StatusSign].map((Sign) =>
    renderToStaticMarkup(<Sign maintenance={maintenance} moment={moment} />),
  );
  expect(sign?.replace(/<[^>]+>/g, "")).toBe(urgency);
  expect(status).toContain(maintenance.statut);
  expect(status?.includes("bg-surface-2")).toBe(!loud);
});
