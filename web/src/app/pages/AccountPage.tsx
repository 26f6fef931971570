import { PageHeader } from "../../ui/PageHeader.tsx";

export default function AccountPage() {
  return (
    <>
      <title>Mon Profil – Bosco</title>
      <PageHeader title="Mon Profil" />
    </>
  );
}
