/** As much of a browser's storage of answers as a page uses, for a place that has none. */
export function testCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    const key = (request: string | { url: string }) =>
      typeof request === "string" ? location.origin + request : request.url;
    return {
      match: async (request: string) => kept.get(key(request))?.clone(),
      put: async (request: string, response: Response) => {
        const { status, headers } = response;
        kept.set(key(request), new Response(await response.arrayBuffer(), { status, headers }));
      },
      delete: async (request: { url: string }) => kept.delete(key(request)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  return { open };
}
