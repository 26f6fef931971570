import type { Boat } from "@bosco/domain/boats";
import type { Article } from "@bosco/domain/inventory";
import { lazy, Suspense, useEffect } from "react";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { onFirstUse } from "../../ui/first-use.ts";
import { pressedPart } from "../../ui/pressed-part.tsx";
import { AddArticleDialog } from "./articles/AddArticleDialog.tsx";
import { ArticleView } from "./articles/ArticleView.tsx";
import { EditArticleDialog } from "./articles/EditArticleDialog.tsx";
import { CategoriesDialog } from "./categories/CategoriesDialog.tsx";
import type { InventoryDialog } from "./list/InventoryActions.tsx";
import { ShoppingListDialog } from "./shopping/ShoppingListDialog.tsx";
import { StorageSpacesDialog } from "./spaces/StorageSpacesDialog.tsx";

const first = pressedPart(
  () => import("./first/FirstInventoryDialog.tsx"),
  ({ onClose }) => onClose(),
);
const ImportDialog = lazy(() => import("./import/ImportDialog.tsx"));

type InventoryDialogsProps = {
  /** Which one is open; an article is open for editing. */
  dialog: InventoryDialog | Article | undefined;
  boats: readonly Boat[];
  boat: Boat | undefined;
  spaceId: string | undefined;
  articles: readonly Article[];
  /** Whether one's role aboard lets one add and edit articles. */
  mayWrite: boolean;
  onClose: () => void;
};

export function InventoryDialogs(props: InventoryDialogsProps) {
  const { dialog, boats, boat, spaceId, articles, mayWrite, onClose } = props;
  const mayOn = useMayOn();
  useEffect(() => onFirstUse(() => void first.load().catch(() => {})), []);
  if (dialog === undefined) return null;
  if (typeof dialog === "object")
    return mayOn(dialog.bateau_id, "articles.write") ? (
      <EditArticleDialog article={dialog} onClose={onClose} />
    ) : (
      <ArticleView article={dialog} onClose={onClose} />
    );
  if (dialog === "add") return <AddArticleDialog boats={boats} boat={boat} spaceId={spaceId} onClose={onClose} />;
  if (dialog === "spaces") return <StorageSpacesDialog boats={boats} boat={boat} onClose={onClose} />;
  if (dialog === "categories") return <CategoriesDialog onClose={onClose} />;
  if (!boat) return null;
  if (dialog === "first") return <first.Part boat={boat} articles={articles} onClose={onClose} />;
  if (dialog === "shopping")
    return <ShoppingListDialog boat={boat} articles={articles} mayStore={mayWrite} onClose={onClose} />;
  return (
    <Suspense>
      <ImportDialog boat={boat} onClose={onClose} />
    </Suspense>
  );
}
