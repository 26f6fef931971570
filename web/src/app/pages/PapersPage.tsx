import type { Boat } from "@bosco/domain/boats";
import { Papers } from "../../features/documents/Papers.tsx";
import { MissingPapers } from "../../features/fleet-overview/MissingPapers.tsx";
import { SaleFile } from "../../features/maintenance/sale/SaleFile.tsx";

const missing = (boat: Boat) => <MissingPapers boat={boat} />;
const saleFile = (boat: Boat) => <SaleFile key={boat.id} boat={boat} variant="secondary" />;

/** 'Papiers' of a boat, or of all. */
export default function PapersPage() {
  return (
    <>
      <title>Papiers – Bosco</title>
      <Papers note={missing} action={saleFile} />
    </>
  );
}
