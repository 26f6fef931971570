import type { FastifyInstance } from "fastify";

/** Whether this server is about to stop. */
export interface Leaving {
  begin(): void;
  hasBegun(): boolean;
}

export function createLeaving(): Leaving {
  let begun = false;
  return {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
  };
}

/** A server that leaves still answers whoever comes, on connections that it asks to use no more: the next is another server's. */
export function registerLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook("onRequest", (_request, reply, done) => {
    if (leaving.hasBegun()) reply.header("connection", "close");
    done();
  });
}
