/** Calls back with each block of an event stream as it comes, until it ends or is cut. */
export async function readBlocks(response: Response, take: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let unread = "";
  for await (const bytes of response.body ?? []) {
    const blocks = (unread + decoder.decode(bytes, { stream: true })).split("\n\n");
    unread = blocks.pop() ?? "";
    for (const block of blocks) take(block);
  }
}
