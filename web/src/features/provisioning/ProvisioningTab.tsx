import { useCallback, useState } from "react";
import { useMay } from "../../fleet/crew.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import { GeneratorCard } from "./GeneratorCard.tsx";
import { ListDialog } from "./ListDialog.tsx";
import { ListsView } from "./ListsView.tsx";
import { useLists } from "./queries.ts";

/** The generator, and the lists it made. */
export default function ProvisioningTab() {
  const lists = useLists();
  const { boat } = useSelectedBoat();
  const may = useMay(boat);
  const mayGenerate = boat === undefined || may("lists.write");
  const [openId, setOpenId] = useState<string>();
  const showList = useCallback(({ id }: { id: string }) => setOpenId(id), []);
  const open = lists.data?.find(({ id }) => id === openId);
  useAskedRow("liste", lists, showList, "Cette liste");
  return (
    <div
      className={classNames("grid items-start gap-6", mayGenerate && "lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]")}
    >
      {mayGenerate && <GeneratorCard onGenerated={setOpenId} />}
      <ListsView lists={lists} mayGenerate={mayGenerate} onOpen={setOpenId} />
      {open && <ListDialog key={open.id} list={open} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
