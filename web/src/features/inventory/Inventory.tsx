import { FREE_LIMITS } from "@bosco/domain/account";
import { type Article, placeNames, STOCK_FILTERS, type StockFilter } from "@bosco/domain/inventory";
import { type ReactNode, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { BoatSelect, BoatSelectRoom } from "../../fleet/BoatSelect.tsx";
import { isAnothers, useMay } from "../../fleet/crew.ts";
import { useRolesKnown } from "../../fleet/crew-rows.ts";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { RoleNote } from "../../fleet/RoleNote.tsx";
import { useSelectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { useAddressChange, useAddressChoice, useAskedFor } from "../../ui/routing/address-state.ts";
import { InventoryDialogs } from "./InventoryDialogs.tsx";
import { InventoryActions, type InventoryDialog } from "./list/InventoryActions.tsx";
import { InventoryStats } from "./list/InventoryStats.tsx";
import { InventoryTab } from "./list/InventoryTab.tsx";
import { useArticles, useSpaces } from "./queries.ts";

const TABS = [
  { value: "inventaire", label: "Inventaire" },
  { value: "avitaillement", label: "Avitaillement" },
] as const;
const tabNames = ["inventaire", "avitaillement"] as const;

const none: Article[] = [];

type InventoryProps = {
  /** The storage space whose label was scanned. */
  spaceId: string | undefined;
  onLeaveSpace: () => void;
  /** What stands in the second tab. */
  provisioning: ReactNode;
};

/** What is aboard: counters, the list, and the dialogs that change it. */
export function Inventory({ spaceId, onLeaveSpace, provisioning }: InventoryProps) {
  const { boat, boats } = useSelectedBoat();
  const { pro } = useAccount();
  const may = useMay(boat);
  const rolesKnown = useRolesKnown();
  // why without a boat too: the buttons are there before the boats are read, and the form has the way to add one.
  const mayWrite = !boat || may("articles.write");
  const query = useArticles();
  const spaces = useSpaces();
  const selectBoat = useSelectBoat();
  const [tab, setTab] = useAddressChoice("onglet", tabNames);
  const [filter] = useAddressChoice("stock", STOCK_FILTERS);
  const changeAddress = useAddressChange();
  const setFilter = useCallback(
    (next: StockFilter) => changeAddress({ stock: next === "tous" ? undefined : next, onglet: undefined }),
    [changeAddress],
  );
  const [dialog, setDialog] = useState<InventoryDialog | Article>();
  useBoatOfSpace(spaceId);
  // why deferred: a long list is drawn again in pieces, between taps.
  const known = useDeferredValue(query.data);
  const articles = useMemo(() => known?.filter((article) => article.bateau_id === boat?.id) ?? none, [known, boat?.id]);
  // why a transition: a dialog has many fields or lines, and the press that opens it must not wait for them.
  const open = useCallback((next: InventoryDialog | Article) => startTransition(() => setDialog(next)), []);
  const onBegin = useCallback(() => open("first"), [open]);
  const onAdd = useCallback(() => mayWrite && open("add"), [mayWrite, open]);
  const close = () => setDialog(undefined);
  useAskedRow("article", query, open, "Cet article");
  useAskedFor("ajouter", rolesKnown ? onAdd : undefined);
  const exportCsv = async () => {
    const { saveArticlesCsv } = await import("./list/export-articles.ts");
    if (boat) saveArticlesCsv(boat, articles, placeNames(spaces.data ?? []));
  };

  const hasNoBoat = boats.data?.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Inventaire"
        subtitle={!pro && !isAnothers(boat) && `(${FREE_LIMITS.articles} articles en compte gratuit)`}
        actions={
          // why: what comes above a button must not push it from under the finger.
          boats.isPending ? (
            <BoatSelectRoom className="w-full sm:w-72" />
          ) : (
            boats.data &&
            !hasNoBoat && (
              <BoatSelect className="sm:w-72" boats={boats.data} value={boat?.id ?? ""} onValueChange={selectBoat} />
            )
          )
        }
      />
      <RoleNote boat={boat} className="-mt-2.5" />
      <InventoryActions
        mayWrite={mayWrite}
        onOpen={open}
        onExport={exportCsv}
        canShop={boat !== undefined && articles.length > 0}
        hasBoat={boat !== undefined}
      />
      <InventoryStats articles={articles} filter={filter} onFilter={setFilter} />
      <Tabs label="Inventaire et avitaillement" tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel value="inventaire">
          <ReadNote query={boats} message="Impossible de charger vos bateaux." className="mb-4" />
          <ReadNote query={query} message="Impossible de charger les articles de l'inventaire." className="mb-4" />
          {hasNoBoat ? (
            <NoBoat text="Ajoutez un bateau pour tenir son inventaire." />
          ) : query.isPending || boats.isPending ? (
            <SkeletonRows rows={4} row="h-44 first-of-type:h-12" />
          ) : (
            query.data &&
            boat && (
              <InventoryTab
                key={boat.id}
                boat={boat}
                articles={articles}
                filter={filter}
                onFilter={setFilter}
                spaceId={spaceId}
                onLeaveSpace={onLeaveSpace}
                onEdit={open}
                onAdd={mayWrite ? onAdd : undefined}
                onBegin={onBegin}
                mayDelete={may("articles.delete")}
              />
            )
          )}
        </TabPanel>
        <TabPanel value="avitaillement">{provisioning}</TabPanel>
      </Tabs>
      {/* why not before: a form that opens without a boat would keep none. */}
      {boats.data && (
        <InventoryDialogs
          dialog={dialog}
          boats={boats.data}
          boat={boat}
          spaceId={spaceId}
          articles={articles}
          mayWrite={mayWrite}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A scanned label may be of another boat than the one selected. */
function useBoatOfSpace(spaceId: string | undefined) {
  const { data: spaces } = useSpaces();
  const changeAddress = useAddressChange();
  const boatId = spaces?.find(({ id }) => id === spaceId)?.bateau_id;
  useEffect(() => {
    if (boatId) changeAddress({ bateau: boatId }, { replace: true });
  }, [boatId, changeAddress]);
}
