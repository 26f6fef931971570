import { derivedId } from "@bosco/domain";
import { counted, frenchNumber, plural, signedNumber } from "@bosco/domain/french";
import {
  ALL_ARTICLES,
  type Article,
  adjustedStock,
  articleChanges,
  type BulkResult,
  type BulkTarget,
  EMPTY_ARTICLE,
  judgeQuantities,
  judgeRemoval,
  type NewArticle,
  newArticle,
  readSeen,
  stockWithPurchases,
  writeSeen,
} from "@bosco/domain/inventory";
import type { Lists } from "../commands.ts";
import { loseArticles } from "./cascades.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs, nameOf, ofBoat, said } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  editRows,
  fieldsOf,
  findRow,
  newStamps,
  ownerOn,
  type Seen,
  withId,
} from "./rows.ts";
import { addSpace } from "./spaces.ts";

type SeenArticle = Seen<Article>;

/** The n-th article that a write brings aboard. */
export function addArticle(lists: Lists, { id, ...fields }: NewArticle, n: number, made: Made): SeenArticle {
  return addRow<SeenArticle>(lists, "inventaire", {
    ...EMPTY_ARTICLE,
    ...fields,
    id: id ?? made.newId(n),
    ...newStamps(made),
    ...ownerOn(lists, fields.bateau_id),
  });
}

/** The articles that a bulk write is about. */
function targeted(lists: Lists, { bateau_id, ids, vus }: BulkTarget) {
  const seen = vus === undefined ? undefined : readSeen(vus);
  const wanted = seen ?? (ids === ALL_ARTICLES ? undefined : new Set(ids));
  const isMeant = (row: Article) => row.bateau_id === bateau_id && (wanted?.has(row.id) ?? true);
  return { rows: lists.rows<Article>("inventaire").filter(isMeant), seen };
}

/** All are those that are shown: what others bring aboard until it is sent, nobody has meant. */
const pin = <Target extends BulkTarget>(target: Target, lists: Lists): Target =>
  target.ids === ALL_ARTICLES ? { ...target, vus: writeSeen(targeted(lists, target).rows) } : target;

function changeQuantities(
  lists: Lists,
  target: BulkTarget,
  quantity: (row: Article) => number,
  made: Made,
): BulkResult {
  const { rows, seen } = targeted(lists, target);
  const { meant, ...left } = judgeQuantities(rows, seen, quantity);
  const changed = new Set(meant.filter((row) => quantity(row) !== row.quantite));
  editRows<Article>(
    lists,
    "inventaire",
    (row) => changed.has(row),
    (row) => ({ quantite: quantity(row) }),
    made,
  );
  return { modifies: meant.length, conserves: 0, ...left, annulation: meant.length === 0 ? null : made.newId(1) };
}

/** « Stocks d’Avel Mor remplis », « 3 articles remplis ». */
const saidOfMany = ({ bateau_id, ids }: BulkTarget, lists: Lists, all: string, done: string, manyDone = `${done}s`) =>
  ids === ALL_ARTICLES
    ? `${all} ${ofBoat(lists, bateau_id)} ${manyDone}`
    : `${counted(ids.length, "article")} ${plural(ids.length, done, manyDone)}`;

const restore = { call: "inventory.create", input: fieldsOf(newArticle) } as const;

const BULK: readonly string[] = ["inventory.fill", "inventory.reset", "inventory.removeMany", "inventory.store"];

export const inventoryEffects = {
  "inventory.create": {
    apply: (lists, input, made) =>
      Array.isArray(input)
        ? input.map((one, place) => addArticle(lists, asRead(newArticle, one), place + 1, made))
        : addArticle(lists, asRead(newArticle, input), 1, made),
    words: (input) => {
      const [first, ...others] = Array.isArray(input) ? input : [input];
      return others.length === 0
        ? `${called("Article", first?.nom)} ajouté`
        : `${counted(others.length + 1, "article")} ajoutés`;
    },
  },

  "inventory.createFirst": {
    apply: (lists, { bateau_id, espaces, articles }, made) => ({
      espaces: espaces.map((one, place) => addSpace(lists, { ...one, bateau_id }, place + 1, made)),
      articles: articles.map((one, place) =>
        addArticle(lists, asRead(newArticle, { ...one, bateau_id }), espaces.length + place + 1, made),
      ),
    }),
    words: ({ bateau_id, espaces, articles }, lists) =>
      said(
        `Premier inventaire ${ofBoat(lists, bateau_id)}`,
        [
          espaces.length > 0 && counted(espaces.length, "espace"),
          articles.length > 0 && counted(articles.length, "article"),
        ]
          .filter(Boolean)
          .join(", "),
      ),
  },

  "inventory.update": {
    row: "inventaire",
    apply: (lists, input, made) =>
      editRow<SeenArticle>(lists, "inventaire", input.id, asChanges(articleChanges, input), made),
    words: ({ id, version: _, ...changed }, lists) =>
      changed.quantite !== undefined && Object.keys(changed).length === 1
        ? said(nameOf(lists, "inventaire", id) ?? "Article", `quantité ${frenchNumber(changed.quantite)}`)
        : `${calledAs(lists, "inventaire", "Article", id)} modifié`,
    restore,
  },

  "inventory.remove": {
    row: "inventaire",
    removes: true,
    apply: (lists, { id }, made) => {
      loseArticles(lists, withId(id), made);
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "inventaire", "Article", id)} supprimé`,
  },

  "inventory.adjust": {
    row: "inventaire",
    apply: (lists, { id, delta }, made) => {
      const row = findRow<SeenArticle>(lists, "inventaire", id);
      return editRow<SeenArticle>(lists, "inventaire", id, row ? { quantite: adjustedStock(row, delta) } : {}, made);
    },
    words: ({ id, delta }, lists) =>
      said(nameOf(lists, "inventaire", id) ?? "Article", `quantité ${signedNumber(delta)}`),
    restore,
  },

  "inventory.fill": {
    apply: (lists, input, made) => changeQuantities(lists, input, (row) => row.quantite_max, made),
    words: (input, lists) => saidOfMany(input, lists, "Stocks", "rempli"),
    pin,
  },

  "inventory.reset": {
    apply: (lists, input, made) => changeQuantities(lists, input, () => 0, made),
    words: (input, lists) => saidOfMany(input, lists, "Stocks", "remis à zéro", "remis à zéro"),
    pin,
  },

  "inventory.store": {
    apply: (lists, { bateau_id, achats }, made) => {
      const { ids, quantity } = stockWithPurchases(achats);
      return changeQuantities(lists, { bateau_id, ids }, quantity, made);
    },
    words: ({ achats }) => `${counted(achats.length, "achat")} ${plural(achats.length, "rangé")}`,
  },

  "inventory.removeMany": {
    apply: (lists, input, made) => {
      const { rows, seen } = targeted(lists, input);
      const { removed, ...kept } = judgeRemoval(rows, seen);
      const gone = new Set(removed);
      loseArticles(lists, (row) => gone.has(row), made);
      return { modifies: removed.length, ...kept, annulation: removed.length === 0 ? null : made.newId(1) };
    },
    words: (input, lists) => saidOfMany(input, lists, "Articles", "supprimé"),
    pin,
  },

  // why nothing to show: what stood there before is known to the server alone, once the bulk write has reached it.
  "inventory.undo": {
    apply: () => ({ retablis: 0 }),
    words: () => "Action sur l’inventaire annulée",
    undoes: ({ annulation }, { call, operationId }) => BULK.includes(call) && derivedId(operationId, 1) === annulation,
  },
} satisfies Effects;
