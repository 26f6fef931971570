import { Fleet } from "../../features/boats/Fleet.tsx";

export default function BoatsPage() {
  return (
    <>
      <title>Mes Navires – Bosco</title>
      <Fleet />
    </>
  );
}
