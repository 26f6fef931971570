/** A browser's EventSource as far as it is used: whoever closes it hears nothing more, and each loss is told once. */
export class NetworkEventSource extends EventTarget {
  /** How many streams have broken off or not opened. */
  static lost = 0;
  onopen?: () => void;
  onmessage?: (event: MessageEvent<string>) => void;
  onerror?: () => void;
  private readonly ending = new AbortController();

  constructor(path: string) {
    super();
    void this.read(path).catch(() => {
      if (this.ending.signal.aborted) return;
      this.onerror?.();
      NetworkEventSource.lost += 1;
    });
  }

  close() {
    this.ending.abort();
  }

  private async read(path: string) {
    const response = await fetch(path, { signal: this.ending.signal });
    if (response.status !== 200 || !response.body) throw new Error(`${response.status}`);
    this.onopen?.();
    let text = "";
    for await (const chunk of response.body) {
      text += new TextDecoder().decode(chunk);
      const messages = text.split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages) this.tell(message);
    }
    throw new Error("ended");
  }

  private tell(message: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(message)?.[1];
    const [type, data] = [field("event") ?? "message", field("data")];
    if (data === undefined || this.ending.signal.aborted) return;
    const event = new MessageEvent(type, { data });
    if (type === "message") this.onmessage?.(event);
    else this.dispatchEvent(event);
  }
}
