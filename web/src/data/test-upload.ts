type Progress = { loaded: number; total: number };

/** XMLHttpRequest as far as an upload uses it, over the network: half of it has left before it is sent whole. */
export class UploadRequest {
  status = 0;
  response: unknown = null;
  upload: { onprogress?: (progress: Progress) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private readonly ending = new AbortController();
  private method = "";
  private path = "";
  private readonly headers = new Headers();

  open(method: string, path: string) {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  abort() {
    this.ending.abort();
  }

  async send(form: FormData) {
    const { size } = await new Response(form).blob();
    this.upload.onprogress?.({ loaded: size / 2, total: size });
    try {
      const { method, path, headers, ending } = this;
      const response = await fetch(path, { method, headers, body: form, signal: ending.signal });
      this.upload.onprogress?.({ loaded: size, total: size });
      this.status = response.status;
      let text = "";
      for await (const chunk of response.body ?? []) {
        text += new TextDecoder().decode(chunk);
        this.onprogress?.();
      }
      this.response = parsed(text);
      this.onload?.();
    } catch {
      (this.ending.signal.aborted ? this.onabort : this.onerror)?.();
    }
    this.onloadend?.();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
