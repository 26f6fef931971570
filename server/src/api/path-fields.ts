import { invalidInput } from "../refusals.ts";

/**
 * A field of the body would win over the same name in the path: `PATCH /bateaux/A` with `{"id": "B"}` would change B.
 * A call says one thing.
 */
export function refuseOtherPath(template: string | undefined, asked: string, input: unknown): void {
  if (!template?.includes("{") || typeof input !== "object" || input === null) return;
  const said = asked.split("/");
  for (const [place, step] of template.split("/").entries()) {
    const name = /^\{(\w+)\}$/.exec(step)?.[1];
    const given = name && (input as Record<string, unknown>)[name];
    if (given && given !== decodeURIComponent(said[place] ?? ""))
      throw invalidInput([{ path: [name], message: "L’adresse en donne un autre." }]);
  }
}
