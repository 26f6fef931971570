import { PageHeader } from "../../ui/PageHeader.tsx";

export default function BoatsPage() {
  return (
    <>
      <title>Mes Navires – Bosco</title>
      <PageHeader title="Mes Navires" />
    </>
  );
}
