import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { type FakeModel, startFakeModel } from "../../../../tests/fake-model.ts";
import { startTestServer, type TestServer } from "../../../../tests/test-server.ts";
import { ask } from "../test-questions.ts";

/** How a built-in answer begins that stands in for the model's. */
export const NOTE = "Le modèle n’a pas répondu\u00a0: voici la réponse de nos fiches.";

/** A server with a model for the tests of one file. */
export function serverWithModel() {
  const running = {} as { model: FakeModel; server: TestServer };
  beforeAll(async () => {
    running.model = await startFakeModel();
    // why: a busy machine may take a second over a good answer.
    running.server = await startTestServer({ ...running.model.env, AI_TIMEOUT_SECONDS: "2" });
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
