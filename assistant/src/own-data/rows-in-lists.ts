import { type Boat, type Engine, engineOf, enginesOf, type HoursReading } from "@bosco/domain/boats";
import type { Checklist, Task } from "@bosco/domain/checklists";
import { fold } from "@bosco/domain/french";
import type { Article, StorageSpace } from "@bosco/domain/inventory";
import { type Maintenance, tellingReadings } from "@bosco/domain/maintenance";
import type { ProvisioningList } from "@bosco/domain/provisioning";
import { type OwnSlot, ownNames } from "../finder/own-names.ts";
import { MOST, type OwnRows } from "./own-rows.ts";

/** The asker's lists as a device keeps them, by table. */
export interface OwnLists {
  bateaux: readonly Boat[];
  /** Beside each boat's first. */
  moteurs: readonly Engine[];
  maintenances: readonly Maintenance[];
  releves_heures: readonly HoursReading[];
  inventaire: readonly Article[];
  espaces_stockage: readonly StorageSpace[];
  checklists_nouvelles: readonly Checklist[];
  taches: readonly Task[];
  listes_avitaillement: readonly ProvisioningList[];
}

/** Asked of a list that the device does not keep: nobody may say that it is empty. */
export class ListNotKept extends Error {
  override name = "ListNotKept";
}

type Order<Row> = (one: Row, other: Row) => number;
type Sortable = string | number | boolean | null;

/** As the database sorts: by code, what is false before what is true. */
const up =
  <Row>(key: (row: Row) => Sortable): Order<Row> =>
  (one, other) => {
    const [a, b] = [key(one) ?? "", key(other) ?? ""];
    return a < b ? -1 : a > b ? 1 : 0;
  };
const down =
  <Row>(key: (row: Row) => Sortable): Order<Row> =>
  (one, other) =>
    up(key)(other, one);
const by =
  <Row>(...orders: Order<Row>[]): Order<Row> =>
  (one, other) =>
    orders.reduce((found, order) => found || order(one, other), 0);

const byId = up<{ id: string }>(({ id }) => id);
/** why without the id: what was written in one moment stands in the server's order, which knows moments more finely. */
const newestFirst = down<{ created_at: string }>(({ created_at }) => created_at);
const byName = by(
  up<Article>(({ nom }) => nom),
  byId,
);

/** The reads of `OwnRows` over lists in memory, with the order and the bounds of the server's queries. */
export function rowsInLists(lists: Partial<OwnLists>): OwnRows {
  function list<Table extends keyof OwnLists>(table: Table): OwnLists[Table] {
    const rows = lists[table];
    if (!rows) throw new ListNotKept(table);
    return rows;
  }
  const aboard = <Row extends { bateau_id: string }>(rows: readonly Row[], boats: readonly string[]) =>
    rows.filter(({ bateau_id }) => boats.includes(bateau_id));
  const maintenances = (boats: readonly string[], isWanted: (row: Maintenance) => boolean, order: Order<Maintenance>) =>
    aboard(list("maintenances"), boats).filter(isWanted).sort(by(order, byId)).slice(0, MOST.rows);
  const articles = (boats: readonly string[], isWanted: (row: Article) => boolean, order: Order<Article>) =>
    aboard(list("inventaire"), boats).filter(isWanted).sort(by(order, byName)).slice(0, MOST.rows);
  const inAnyOrder = () => 0;

  return {
    boats: async () =>
      [...list("bateaux")]
        .sort(
          by(
            down<Boat>(({ par_defaut }) => par_defaut),
            newestFirst,
          ),
        )
        .slice(0, MOST.boats),

    async names() {
      const named = (slot: OwnSlot, names: readonly string[], most: number) =>
        names.slice(0, most).map((nom) => ({ slot, nom }));
      const names = <Row extends { nom: string }>(rows: readonly Row[] = []) => rows.map(({ nom }) => nom);
      const ofBoats = (lists.bateaux ?? []).flatMap((boat) => [boat.nom, boat.nom_constructeur, boat.nom_modele]);
      return ownNames([
        ...named("bateau", ofBoats, MOST.boats * 3),
        ...named("espace", names(lists.espaces_stockage), MOST.rows),
        ...named("checklist", names(lists.checklists_nouvelles), MOST.rows),
        ...named("liste", names(lists.listes_avitaillement), MOST.rows),
        ...named(
          "maintenance",
          (lists.maintenances ?? []).map(({ titre }) => titre),
          MOST.named,
        ),
        ...named("article", names(lists.inventaire), MOST.named),
      ]);
    },

    openMaintenances: async (boats) =>
      maintenances(
        boats,
        ({ statut }) => statut !== "Terminée",
        up(({ date_echeance }) => date_echeance),
      ),

    maintenances: async (boats) =>
      maintenances(
        boats,
        () => true,
        down(({ date_echeance }) => date_echeance),
      ),

    engines: async (boats) => enginesOf(boats, list("moteurs")),

    async hours(which, today) {
      const readings = list("releves_heures");
      const found =
        which === "oldest"
          ? tellingReadings(enginesOf(list("bateaux"), list("moteurs")), readings, today)
          : new Map(readings.toSorted(up(({ date_releve }) => date_releve)).map((one) => [engineOf(one), one]));
      return [...found.values()]
        .sort(
          by(
            up(({ bateau_id }) => bateau_id),
            up(({ moteur_id }) => moteur_id),
          ),
        )
        .slice(0, MOST.engines);
    },

    shortArticles: async (boats, spaces) =>
      articles(
        boats,
        ({ quantite, quantite_max, espace_stockage_id }) =>
          quantite < quantite_max && (!spaces || spaces.includes(espace_stockage_id ?? "")),
        up(({ quantite, quantite_max }) => quantite / Math.max(quantite_max, 1)),
      ),

    datedArticles: async (boats) =>
      articles(
        boats,
        ({ date_peremption, quantite }) => date_peremption !== null && quantite > 0,
        up(({ date_peremption }) => date_peremption),
      ),

    articlesLike: async (boats, stems) =>
      articles(
        boats,
        () => true,
        down(({ nom, categorie, sous_categorie }) => {
          const searched = fold(`${nom} ${categorie ?? ""} ${sous_categorie ?? ""}`);
          return stems.some((stem) => searched.includes(stem));
        }),
      ),

    articlesIn: async (boats, spaces) =>
      articles(boats, ({ espace_stockage_id }) => spaces.includes(espace_stockage_id ?? ""), inAnyOrder),

    spaces: async () => [...list("espaces_stockage")].sort(byId).slice(0, MOST.rows),

    async checklists(boats) {
      const tasks = list("taches");
      return aboard(list("checklists_nouvelles"), boats)
        .sort(newestFirst)
        .slice(0, MOST.lists)
        .map(({ id, nom, type, bateau_id }) => {
          const own = tasks.filter(({ checklist_id }) => checklist_id === id);
          return { id, nom, type, bateau_id, total: own.length, done: own.filter(({ etat }) => etat).length };
        });
    },

    provisioningLists: async (boats) =>
      aboard(list("listes_avitaillement"), boats)
        .sort(
          by(
            down<ProvisioningList>(({ est_favori }) => est_favori),
            newestFirst,
          ),
        )
        .slice(0, MOST.lists)
        .map((row) => ({ ...row, articles: row.articles.length })),
  };
}
