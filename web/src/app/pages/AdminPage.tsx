import { PageHeader } from "../../ui/PageHeader.tsx";

export default function AdminPage() {
  return (
    <>
      <title>Interface Administrateur – Bosco</title>
      <PageHeader title="Interface Administrateur" />
    </>
  );
}
