import { PageHeader } from "../../ui/PageHeader.tsx";

export default function AssistantPage() {
  return (
    <>
      <title>Assistant Nautique – Bosco</title>
      <PageHeader title="Assistant Nautique" />
    </>
  );
}
