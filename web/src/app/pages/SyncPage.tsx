import { Synchronisation } from "../../features/sync/Synchronisation.tsx";

/** 'Synchronisation': what waits on this device, and what somebody has to decide. */
export default function SyncPage() {
  return (
    <>
      <title>Synchronisation – Bosco</title>
      <Synchronisation />
    </>
  );
}
