/** The end of a deadline as a promise; nobody needs to wait for it. */
function endOf(deadline: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    const late = () => reject(new DOMException("the model took too long", "TimeoutError"));
    if (deadline.aborted) late();
    else deadline.addEventListener("abort", late, { once: true });
  });
  end.catch(() => {});
  return end;
}

/**
 * What is asked of the model, and no longer than its deadline. why not left to the library, which is given the signal too: once in
 * thousands of runs a stream went on waiting past it, and with it whoever had asked.
 */
export function within<Answer>(deadline: AbortSignal, answer: PromiseLike<Answer>): Promise<Answer> {
  return Promise.race([answer, endOf(deadline)]);
}

/** The same of what comes in parts. */
export async function* partsWithin<Part>(deadline: AbortSignal, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const end = endOf(deadline);
  const reading = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reading.next(), end]);
      if (done) return;
      yield value;
    }
  } finally {
    // why not waited for: a stream that stands still does not answer this either.
    void Promise.resolve(reading.return?.()).catch(() => {});
  }
}
