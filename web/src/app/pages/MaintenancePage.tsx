import { Maintenances } from "../../features/maintenance/Maintenances.tsx";

export default function MaintenancePage() {
  return (
    <>
      <title>Maintenance – Bosco</title>
      <Maintenances />
    </>
  );
}
