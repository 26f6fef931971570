/** 32 random bytes, made here: the server only ever stores a hash of them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export const calendarAddress = (secret: string) => `${location.origin}/api/calendrier.ics?jeton=${secret}`;
