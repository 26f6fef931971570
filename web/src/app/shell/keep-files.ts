import type { Paper } from "@bosco/domain/documents";
import type { QueryClient } from "@tanstack/react-query";
import { dropKeptFile, type FiledPaper, keepFile, keptFiles, openKeptFiles } from "../../data/kept-files.ts";
import { onReconnect } from "../../data/online.ts";
import { fileOf } from "../../data/paper-file.ts";
import { papersQuery } from "../../fleet/papers.ts";

const isFiled = (paper: Paper): paper is Paper & FiledPaper => paper.fichier !== null;

/**
 * Keeps the files that the user has chosen to keep as his papers name them: what is removed, or no longer his to see, goes from
 * this device; what was replaced is fetched anew. Gives the way to stop.
 */
export function keepFiles(client: QueryClient, userId: string): () => void {
  const ending = new AbortController();
  let known: readonly Paper[] | undefined;
  // why one after the other: a file is not fetched twice.
  let turn = openKeptFiles(userId);
  const bring = () => {
    turn = turn.then(() => bringUpToDate(known ?? [], ending.signal));
  };
  const follow = () => {
    const papers = client.getQueryData(papersQuery.queryKey);
    if (!papers || papers === known) return;
    known = papers;
    bring();
  };
  follow();
  const stops = [
    client.getQueryCache().subscribe(({ type }) => type === "updated" && follow()),
    // why again: what was replaced while there was no network is still to be fetched.
    onReconnect(() => known && bring()),
  ];
  return () => {
    for (const stop of stops) stop();
    ending.abort();
  };
}

async function bringUpToDate(papers: readonly Paper[], signal: AbortSignal): Promise<void> {
  for (const { id, print } of keptFiles()) {
    // why: by then they may be another user's.
    if (signal.aborted) return;
    const paper = papers.find((one) => one.id === id);
    if (!paper || !isFiled(paper)) await dropKeptFile(id).catch(() => {});
    else if (paper.fichier.empreinte !== print) await replace(paper, signal).catch(() => {});
  }
}

/** Without a network the old one stays, unused, until it is back. */
const replace = async (paper: FiledPaper, signal: AbortSignal): Promise<void> =>
  keepFile(paper, await fileOf(paper, signal));
