/** 32 random bytes, made here: the server only ever stores a hash of them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/**
 * The secret of what is wanted now, the same until it has succeeded: pressed again after an answer was lost, it names the
 * calendar that the server may have made already.
 */
export function secretKeeper() {
  let kept: { wanted: string; secret: string } | undefined;
  return {
    secretFor(wanted: string): string {
      if (kept?.wanted !== wanted) kept = { wanted, secret: newSecret() };
      return kept.secret;
    },
    forget: () => {
      kept = undefined;
    },
  };
}

export const calendarAddress = (secret: string) => `${location.origin}/api/calendrier.ics?jeton=${secret}`;
