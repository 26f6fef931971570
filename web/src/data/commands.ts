import type { contract, LiveTable } from "@bosco/contract";
import type {
  InferContractRouterErrorMap,
  InferContractRouterInputs,
  InferContractRouterOutputs,
  ORPCErrorFromErrorMap,
} from "@orpc/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";
import type { ApiError } from "./api-error.ts";
import { madeAgo } from "./made-ago.ts";
import { isUpload, type Uploads } from "./upload-calls.ts";

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** A call of the contract by its path, such as `boats.create`, or a file that is sent. */
export type CallPath = { [F in keyof Inputs]: `${F}.${keyof Inputs[F] & string}` }[keyof Inputs] | keyof Uploads;
type At<Router, Path extends string> = Path extends `${infer F}.${infer C}`
  ? F extends keyof Router
    ? C extends keyof Router[F]
      ? Router[F][C]
      : never
    : never
  : never;
export type InputOf<Path extends CallPath> = Path extends keyof Uploads ? Uploads[Path]["input"] : At<Inputs, Path>;
export type OutputOf<Path extends CallPath> = Path extends keyof Uploads ? Uploads[Path]["output"] : At<Outputs, Path>;

type DeclaredBy<Path extends CallPath> = ORPCErrorFromErrorMap<InferContractRouterErrorMap<At<typeof contract, Path>>>;
/** Why a call did not succeed. `defined`: the call declares it in the contract, and its data are what is said there. */
export type Refusal<Path extends CallPath> =
  | (ApiError & { defined: false })
  | (ApiError & DeclaredBy<Path> & { defined: true });

/** What became of a write. */
export type Outcome<Path extends CallPath> =
  /** `waits`: kept on this device; the output is what the server will probably answer. */
  | { ok: true; output: OutputOf<Path>; waits: boolean }
  /** `waits`: among those that somebody has to decide about. */
  | { ok: false; error: Refusal<Path>; waits?: true };

/** A write as plain data: it can be kept on disk and sent later, again, or twice, with the effect of once. */
export interface Write<Path extends CallPath = CallPath> {
  operationId: string;
  call: Path;
  input: InputOf<Path>;
}

/** The user's lists in the cache, for an optimistic change. */
export interface Lists {
  /** The rows of a table as they are shown now. */
  rows<Row>(table: LiveTable): readonly Row[];
  update<Row>(table: LiveTable, change: (rows: Row[]) => Row[]): void;
  /** The same where the read is no list of rows. */
  change<Read>(table: LiveTable, change: (read: Read) => Read): void;
}

/** What a feature says about one of its writes. */
export interface Command<Path extends CallPath> {
  call: Path;
  /** The lists it changes: refetched when the write is done, and put back when it fails. */
  tables: LiveTable[];
  /** Shows the change before the server has answered. */
  apply?: (lists: Lists, input: InputOf<Path>) => void;
  /** Shows what the server has answered, for what is done before the lists are read again. */
  answered?: (lists: Lists, output: OutputOf<Path>) => void;
  /** What a person reads when it fails and the error itself has no better sentence. */
  failure: string;
  /** What it says itself of a session that has ended, where the specification has a sentence for it. */
  signedOut?: string;
  /** Its form says in its own place why it failed. */
  isToldByForm?: true;
  success?: (output: OutputOf<Path>, input: InputOf<Path>) => { title: string; description?: string };
  /** For a write that ends the session: what is said when its answer was lost and the session is found ended. */
  ended?: { title: string; description?: string };
}

/** Types a command by its path. */
export const defineCommand = <Path extends CallPath>(command: Command<Path>): Command<Path> => command;

/** For a command's `success`, where the specification's title is 'Succès'. */
export const succeeded = (description: string) => () => ({ title: "Succès", description });

/** Of a write that has waited, `at` is when it was pressed, and `userId` whose it is. */
export function sendWrite<Path extends CallPath>(
  { operationId, call, input, at }: Write<Path> & { at?: string },
  userId?: string,
): Promise<OutputOf<Path>> {
  if (isUpload(call))
    return import("./uploads.ts").then(({ sendUpload }) =>
      sendUpload(call, input as never, operationId, undefined, userId),
    ) as never;
  const [feature = "", name = ""] = call.split(".");
  // why a cast: the path is checked by its type, which TypeScript can't follow through the router (docs/decisions/018).
  type Send = (input: InputOf<Path>, options: object) => Promise<OutputOf<Path>>;
  const send = (api as unknown as Record<string, Record<string, Send>>)[feature]?.[name] as Send;
  return send(input, { context: { operationId, ...(userId && { userId }), ...(at && { age: madeAgo(at) }) } });
}

// why: what is shown of one write makes nothing younger that was read from the server.
const show = (client: QueryClient, queryKey: string[], data: unknown) =>
  client.setQueryData(queryKey, data, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt });

export function listsOf(client: QueryClient): Lists {
  function change<Read>(table: LiveTable, changed: (read: Read) => Read) {
    const read = client.getQueryData<Read>([table]);
    if (read) show(client, [table], changed(read));
  }
  const rows = <Row>(table: LiveTable) => client.getQueryData<Row[]>([table]) ?? [];
  return { rows, update: change, change };
}

/** Applies the command to the cached lists and gives back the way to undo it. */
export async function applyToLists<Path extends CallPath>(
  client: QueryClient,
  command: Command<Path>,
  input: InputOf<Path>,
) {
  const keys = command.tables.map((table) => [table]);
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  const before = keys.map((queryKey) => [queryKey, client.getQueryData(queryKey)] as const);
  command.apply?.(listsOf(client), input);
  const after = keys.map((queryKey) => client.getQueryData(queryKey));
  return () => {
    before.forEach(([queryKey, data], index) => {
      // why: an answer may take minutes. What has come in since is newer than what stood here before.
      if (client.getQueryData(queryKey) === after[index]) show(client, queryKey, data);
    });
  };
}
