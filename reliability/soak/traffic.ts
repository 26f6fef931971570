import { randomUUID } from "node:crypto";
import type { Call } from "../kit/load.ts";
import { anArticle, type Owner } from "./fleet.ts";

/** In twenty requests so many of each kind: mostly reads and presses, as a harbour has them in the morning. */
const MIX = [
  ...["boats", "boats", "stock", "stock", "stock", "upkeep", "upkeep"],
  ...["step", "step", "step", "step", "step"],
  ...["pull", "pull", "pull"],
  ...["search", "search", "search"],
  ...["create", "remove"],
] as const;
type Kind = (typeof MIX)[number];

/** What a fleet asks for. What it makes it takes away again, so that the last minute has as much to do as the first. */
export function trafficOf(owners: readonly Owner[]) {
  const cursors = new Map<Owner, string>();
  const made: { owner: Owner; id: string }[] = [];
  const asked = new WeakMap<Call, { owner: Owner; id: string }>();

  const ask = (kind: Kind, owner: Owner, n: number): Call => {
    const own = { kind, cookie: owner.cookie, headers: { "x-forwarded-for": owner.address } };
    const write = { ...own, headers: { ...own.headers, "idempotency-key": randomUUID() } };
    const article = owner.articles[n % owner.articles.length];
    switch (kind) {
      case "boats":
        return { ...own, method: "GET", path: "/api/bateaux" };
      case "stock":
        return { ...own, method: "GET", path: `/api/inventaire?bateau_id=${owner.boat}` };
      case "upkeep":
        return { ...own, method: "GET", path: "/api/maintenances" };
      case "search":
        return { ...own, method: "GET", path: "/api/inventaire/recherche?q=epices" };
      case "pull": {
        const cursor = cursors.get(owner);
        return { ...own, method: "GET", path: `/api/changements${cursor ? `?depuis=${cursor}` : ""}` };
      }
      case "step": {
        const body = JSON.stringify({ delta: n % 2 ? 1 : -1 });
        return { ...write, method: "POST", path: `/api/inventaire/${article}/ajuster`, body };
      }
      case "create": {
        const id = randomUUID();
        const call = {
          ...write,
          method: "POST",
          path: "/api/inventaire",
          body: JSON.stringify(anArticle(owner.boat, n, id)),
        };
        asked.set(call, { owner, id });
        return call;
      }
      case "remove": {
        const gone = made.shift();
        if (!gone) return ask("boats", owner, n);
        const path = `/api/inventaire/${gone.id}`;
        return { ...write, cookie: gone.owner.cookie, method: "DELETE", path };
      }
    }
  };
  return {
    next: (n: number) => {
      const kind = MIX[n % MIX.length] as Kind;
      // why a prime: every kind of request comes to every owner.
      const owner = owners[(n * 7_919) % owners.length] as Owner;
      const call = ask(kind, owner, n);
      if (kind === "pull") asked.set(call, { owner, id: "" });
      return call;
    },
    onAnswer(call: Call, status: number, text: string): void {
      const of = asked.get(call);
      if (call.kind === "create" && status === 201 && of) made.push(of);
      const cursor = call.kind === "pull" && status === 200 ? /"curseur":"([\w-]+)"/.exec(text)?.[1] : undefined;
      if (of && cursor) cursors.set(of.owner, cursor);
      // REPRENDRE: a page begins anew.
      if (of && status === 410) cursors.delete(of.owner);
    },
  };
}
