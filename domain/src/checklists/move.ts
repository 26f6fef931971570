/** The list with the item at `from` put where the one at `to` was; a place outside the list is its nearest end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined || from < 0) return [...items];
  moved.splice(Math.min(Math.max(to, 0), moved.length), 0, item);
  return moved;
}
