import type { Boat } from "@bosco/domain/boats";
import type { Article } from "@bosco/domain/inventory";
import { lazy, Suspense } from "react";
import { AddArticleDialog } from "./articles/AddArticleDialog.tsx";
import { EditArticleDialog } from "./articles/EditArticleDialog.tsx";
import { CategoriesDialog } from "./categories/CategoriesDialog.tsx";
import type { InventoryDialog } from "./list/InventoryActions.tsx";
import { ShoppingListDialog } from "./shopping/ShoppingListDialog.tsx";
import { StorageSpacesDialog } from "./spaces/StorageSpacesDialog.tsx";

const ImportDialog = lazy(() => import("./import/ImportDialog.tsx"));

type InventoryDialogsProps = {
  /** Which one is open; an article is open for editing. */
  dialog: InventoryDialog | Article | undefined;
  boats: readonly Boat[];
  boat: Boat | undefined;
  spaceId: string | undefined;
  articles: readonly Article[];
  onClose: () => void;
};

export function InventoryDialogs({ dialog, boats, boat, spaceId, articles, onClose }: InventoryDialogsProps) {
  if (dialog === undefined) return null;
  if (typeof dialog === "object") return <EditArticleDialog article={dialog} onClose={onClose} />;
  if (dialog === "add") return <AddArticleDialog boats={boats} boat={boat} spaceId={spaceId} onClose={onClose} />;
  if (dialog === "spaces") return <StorageSpacesDialog boats={boats} boat={boat} onClose={onClose} />;
  if (dialog === "categories") return <CategoriesDialog onClose={onClose} />;
  if (!boat) return null;
  if (dialog === "shopping") return <ShoppingListDialog boat={boat} articles={articles} onClose={onClose} />;
  return (
    <Suspense>
      <ImportDialog boat={boat} onClose={onClose} />
    </Suspense>
  );
}
