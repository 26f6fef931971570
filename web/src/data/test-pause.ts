const realTimer = setTimeout;
const PATIENCE_MS = 10_000;

/** A moment of the real clock, for what the network brings while the test holds the other one. */
export const aMoment = () => new Promise((resume) => realTimer(resume, 20));

/** Until it is so, whatever the test has made of the clock. why not vi.waitFor: it moves the clock on. */
export async function until(isTrue: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!isTrue()) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`never came true: ${isTrue}`);
    await new Promise((resume) => realTimer(resume, 1));
  }
}
