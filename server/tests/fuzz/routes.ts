import { contract } from "@bosco/contract";
import { isContractProcedure } from "@orpc/contract";
import type { z } from "zod";
import { AUTH_ROUTES } from "../../src/accounts/entry/auth-calls.ts";
import { LINES, type Line } from "../access-lines.ts";

export interface Route {
  /** As the access matrix names it: `PATCH /api/bateaux/{id}`. */
  name: string;
  method: string;
  path: string;
  line: Line;
  /** Of the contract's calls, and of the auth library's. */
  input?: z.ZodType | undefined;
  /** Of the contract's calls. */
  output?: z.ZodType | undefined;
  /** The status of its success. */
  status: number;
  /** As an operation that waits on a device names it: `boats.update`. */
  call?: string;
}

function contractRoutes(node: object, call: string[] = []): Route[] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([name, child]) => contractRoutes(child, [...call, name]));
  const { route, inputSchema, outputSchema } = node["~orpc"];
  const { method = "", path = "", successStatus = 200, outputStructure } = route;
  const output = outputSchema as z.ZodObject | undefined;
  return [
    routeOf(`${method} /api${path}`, {
      input: inputSchema as z.ZodType | undefined,
      // why: of such an answer the body is what travels.
      output: outputStructure === "detailed" ? output?.shape.body : output,
      status: successStatus,
      call: call.join("."),
    }),
  ];
}

function routeOf(name: string, more: Partial<Route> = {}): Route {
  const [method = "", path = ""] = name.split(" ");
  const line = LINES[name];
  if (!line) throw new Error(`The access matrix has no line for ${name}.`);
  return { name, method, path, line, status: 200, ...more };
}

const declared = [
  ...contractRoutes(contract),
  ...AUTH_ROUTES.map(({ method, path, input }) => routeOf(`${method} /api/auth${path}`, { input })),
];

/** Every route that the access matrix knows. */
export const ROUTES: Route[] = Object.keys(LINES).map(
  (name) => declared.find((route) => route.name === name) ?? routeOf(name),
);

export const routeOfCall = (call: string): Route | undefined => declared.find((route) => route.call === call);
