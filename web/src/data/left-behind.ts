const OWN_NAME = /^bosco-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Removes what a session's end has begun to remove: whoever closes the page at once leaves an emptied database with his id. why
 * fetched only then: a visitor has none.
 */
export async function eraseLeftBehind(): Promise<void> {
  const all = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const users = all.flatMap(({ name = "" }) => OWN_NAME.exec(name)?.[1] ?? []);
  if (users.length === 0) return;
  const { eraseWhatWasRead } = await import("./own-database.ts");
  await Promise.all(users.map(eraseWhatWasRead));
}
