import { describe, expect, test } from "vitest";
import { faultOf } from "./judge.ts";
import type { Drawn } from "./requests.ts";
import { ROUTES } from "./routes.ts";
import type { Answer } from "./send.ts";

const route = ROUTES.find(({ name }) => name === "POST /api/categories");
const drawn: Drawn = { kind: "valid", as: "owner", path: "/api/categories", headers: {} };
const json = (status: number, body: unknown): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  location: undefined,
  text: JSON.stringify(body),
});
const refusal = (message: string, more: object = {}) => json(400, { code: "ENTREE_INVALIDE", message, ...more });

function judge(answer: Answer, { body = '{"nom":"Voiles"}', ...as }: Partial<Drawn> = {}) {
  if (!route) throw new Error("no route");
  return faultOf(route, { ...drawn, ...as }, { method: "POST", path: drawn.path, headers: {}, body }, answer);
}

describe("an answer is at fault that", () => {
  test.each<[string, Answer, Partial<Drawn>?]>([
    ["fails", json(500, { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." })],
    ["has no JSON", { ...refusal("Certaines informations sont invalides."), type: "text/plain" }],
    ["has no sentence", json(400, { code: "ENTREE_INVALIDE" })],
    ["has more than that", refusal("Certaines informations sont invalides.", { stack: "x" })],
    [
      "has the status of another code",
      json(409, { code: "ENTREE_INVALIDE", message: "Certaines informations sont invalides." }),
    ],
    ["is English", refusal("Expected property name.")],
    ["is no sentence", refusal("bad input")],
    ["tells a stack", refusal("Erreur at Object.parse (app.ts:1:2).")],
    ["tells SQL", refusal("La relation bateaux viole select 1.")],
    ["tells a path", refusal("Rien dans /var/lib/bosco.")],
    ["tells it of a field", refusal("Erreur.", { details: { champs: { nom: "Violates constraint nom_check." } } })],
    ["is of another shape than its schema", json(201, { nom: "Voiles" })],
    ["lets nobody in", json(201, {}), { as: "nobody" }],
    ["takes what the schema refuses", json(201, {}), { body: '{"nom":7}' }],
    ["leads elsewhere", { ...json(303, {}), location: "//mechant.example" }],
  ])("%s", (_name, answer, as) => {
    expect(judge(answer, as)).toEqual(expect.any(String));
  });

  test("and none is that names what is wrong", () => {
    const nom = "select * from x at y";
    const named = refusal(`${nom} : Ce champ n’existe pas.`, {
      details: { champs: { [nom]: "Ce champ n’existe pas." } },
    });
    expect(judge(named)).toBeUndefined();
    expect(judge(refusal("Certaines informations sont invalides."))).toBeUndefined();
  });
});
