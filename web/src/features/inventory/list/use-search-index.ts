import { type Article, prepareSearch } from "@bosco/domain/inventory";
import { useEffect } from "react";

const AT_ONCE = 250;

/** Prepares the search piece by piece while the page has nothing else to do. */
export function useSearchIndex(articles: readonly Article[]) {
  useEffect(() => {
    let from = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      prepareSearch(articles, from, AT_ONCE);
      from += AT_ONCE;
      if (from < articles.length) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [articles]);
}
