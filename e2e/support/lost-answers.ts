import { expect, type Page, type Request } from "@playwright/test";
import { intercept } from "./intercept.ts";

/** The sentence while nobody knows whether a write arrived. */
export const UNKNOWN = "Pas de réponse : nous vérifions…";

export interface LostAnswers {
  /** The operation ids the page has sent until now, one per try. */
  operations: () => (string | undefined)[];
  /** The answers come through again. */
  restore: () => void;
}

interface Loss {
  method?: string;
  arrives?: boolean;
  /** How many answers are lost before the others come through. */
  times?: number;
}

/** Loses the first answer of such a write; the second try is answered. */
export const loseOnce = (page: Page, address: string | RegExp, loss: Loss = {}) =>
  loseAnswers(page, address, { ...loss, times: 1 });

/**
 * Lets every such write reach the server and loses its answer on the way back. With `arrives: false` it never gets
 * there.
 */
export async function loseAnswers(
  page: Page,
  address: string | RegExp,
  { method = "POST", arrives = true, times = Number.POSITIVE_INFINITY }: Loss = {},
): Promise<LostAnswers> {
  const sent: Request[] = [];
  let isLosing = true;
  await intercept(page, address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.push(route.request());
    if (!isLosing || sent.length > times) return route.continue();
    if (arrives) await route.fetch();
    await route.abort("connectionreset");
  });
  return {
    operations: () => sent.map((request) => request.headers()["idempotency-key"]),
    restore: () => {
      isLosing = false;
    },
  };
}

/** Presses the way a person does who saw no answer: the same button, or the one that has taken its place. */
export async function pressAgain(page: Page, name: string | RegExp) {
  const again = page.getByRole("button", { name: "Vérifier maintenant" });
  const same = page.getByRole("button", { name, exact: true });
  await expect(again.or(same).first()).toBeEnabled();
  await again.or(same).first().click();
}

/** Every try was the same operation. */
export function expectOneOperation({ operations }: LostAnswers) {
  expect(operations().length).toBeGreaterThan(1);
  expect(operations()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(operations()).size).toBe(1);
}

/** The rows of the signed-in account as the server has them. */
export async function stored(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return (await page.request.get(`/api/${table}`)).json();
}
