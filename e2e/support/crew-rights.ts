import { type MemberRole, ROLE_NAMES } from "@bosco/domain/crew";
import { expect, type Locator, type Page } from "@playwright/test";
import { OWNER } from "./shared-boat.ts";

export interface Rights {
  writes: boolean;
  manages: boolean;
}

/** What the walk through the pages asks of a role, as decisions.md has it. */
export const RIGHTS: Record<MemberRole, Rights> = {
  lecture: { writes: false, manages: false },
  equipage: { writes: true, manages: false },
  gestion: { writes: true, manages: true },
};

/** It is offered, or it is not there at all. */
export const expectOffered = (control: Locator, isOffered: boolean) => expect(control).toHaveCount(isOffered ? 1 : 0);

export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole("button", { name, exact: true });

/** Opens a page that says whose boat it is, and what one is aboard. */
export async function openAs(page: Page, path: string, role: MemberRole) {
  await page.goto(path);
  await expect(page.getByText(`Bateau de ${OWNER} · ${ROLE_NAMES[role]}`).first()).toBeVisible();
}
