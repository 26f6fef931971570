import { typeFrenchNumber } from "@bosco/domain/french";

const french = new WeakSet<HTMLInputElement>();

/**
 * Makes an input show numbers with a comma when code assigns one, as react-hook-form does on registering and on reset.
 * What a person types is left as typed.
 */
export function showFrenchNumbers(input: HTMLInputElement) {
  if (french.has(input)) return;
  french.add(input);
  const native =
    Object.getOwnPropertyDescriptor(input, "value") ??
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  if (!native?.get || !native.set) return;
  const { get, set } = native;
  Object.defineProperty(input, "value", {
    configurable: true,
    enumerable: true,
    get: () => get.call(input),
    set: (value: unknown) => set.call(input, typeof value === "number" ? typeFrenchNumber(value) : value),
  });
}
