import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { type FakeModel, startFakeModel } from "../../../../tests/fake-model.ts";
import { startTestServer, type TestServer } from "../../../../tests/test-server.ts";
import { ask } from "../test-questions.ts";

/** How a built-in answer begins that stands in for the model's. */
export const NOTE = "Le modèle n’a pas répondu\u00a0: voici la réponse de nos fiches.";

/** How long the model may take where it is tried how long that is; elsewhere as long as ever, for a busy machine may take seconds. */
export const SHORT_PATIENCE = { AI_TIMEOUT_SECONDS: "4" };

/** A server with a model for the tests of one file. */
export function serverWithModel(env: Partial<typeof SHORT_PATIENCE> = {}) {
  const running = {} as { model: FakeModel; server: TestServer };
  beforeAll(async () => {
    running.model = await startFakeModel();
    running.server = await startTestServer({ ...running.model.env, ...env });
  });
  afterAll(async () => {
    await running.server.stop();
    await running.model.stop();
  });
  // why: five failures in a row rest the model; one good answer between keeps the tests apart.
  afterEach(async () => {
    vi.useRealTimers();
    running.model.mood("Bien.");
    await ask(await running.server.account());
  });
  return running;
}
