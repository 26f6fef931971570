/** A fetch that reads at most so many bytes of an answer and follows no redirection to another host. */
export function fetchWithin(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: "error" });
    if (!answer.body) return answer;
    let seen = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > mostBytes) controller.error(new Error("the model's answer is too large"));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
}
