import type { ListArticle, ProvisioningList } from "@bosco/domain/provisioning";
import { useEffect, useRef } from "react";
import { useCommand } from "../../data/use-command.ts";
import { addListArticle, editList } from "./queries.ts";

type Change = (articles: readonly ListArticle[]) => ListArticle[];

/**
 * Edits of a list's articles, one after the other: each is made from the row that the one before has left, so that two
 * quick changes both stand, and a change by somebody else is noticed.
 */
export function useListEdits(list: ProvisioningList) {
  const edit = useCommand(editList);
  const add = useCommand(addListArticle);
  const latest = useRef(list);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (list.version >= latest.current.version) latest.current = list;
  }, [list]);

  const make = (change: Change, { run }: typeof edit): Promise<boolean> => {
    const step = last.current.then(async () => {
      const { id, version, articles } = latest.current;
      const outcome = await run({ id, version, articles: change(articles) });
      if (outcome.ok) latest.current = outcome.output;
      return outcome.ok;
    });
    last.current = step;
    return step;
  };

  return {
    busy: edit.busy || add.busy,
    add: (article: ListArticle) => make((articles) => [...articles, article], add),
    change: (place: number, fields: Partial<ListArticle>) =>
      make(
        (articles) => articles.map((article, index) => (index === place ? { ...article, ...fields } : article)),
        edit,
      ),
    remove: (place: number) => make((articles) => articles.filter((_, index) => index !== place), edit),
  };
}
