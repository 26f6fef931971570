import { expect, gateOnPhone, test } from "../support/journey.ts";
import { PAGE_BUDGETS, VISITOR_PAGES } from "../support/page-budgets.ts";
import { costOf } from "../support/page-cost.ts";

for (const path of VISITOR_PAGES)
  test(`${path} costs a visitor no more than its budget, and nothing in it jumps`, gateOnPhone, async ({ page }) => {
    const cost = await costOf(page, path);
    expect(cost.scriptKb).toBeGreaterThan(0);
    expect(cost.scriptKb).toBeLessThanOrEqual(PAGE_BUDGETS.visitor.scriptKb);
    expect(cost.styleKb).toBeLessThanOrEqual(PAGE_BUDGETS.visitor.styleKb);
    expect(cost.jumps).toBeLessThan(PAGE_BUDGETS.jumps);
  });

test("the dashboard costs no more than its budget, and nothing in it jumps", gateOnPhone, async ({ demo: page }) => {
  const cost = await costOf(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
  expect(cost.scriptKb).toBeLessThanOrEqual(PAGE_BUDGETS.dashboard.scriptKb);
  expect(cost.styleKb).toBeLessThanOrEqual(PAGE_BUDGETS.dashboard.styleKb);
  expect(cost.jumps).toBeLessThan(PAGE_BUDGETS.jumps);
});
