import { attempt } from "./attempt.ts";

/** The device's, like the theme: it stays at sign-out. */
const KEY = "bosco-raccourcis";
const OFF = "sans-touche-seule";

/** What the storage would not take: it holds until the page is left. */
let unkept: boolean | undefined;
const kept = () => attempt(() => localStorage.getItem(KEY)) !== OFF;

/** Whether '/', '?' and the big screen's 'N' do something. Who dictates, or touches keys by accident, turns them off (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => unkept ?? kept();

export function chooseSingleKeys(isOn: boolean): void {
  attempt(() => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
  unkept = kept() === isOn ? undefined : isOn;
}
