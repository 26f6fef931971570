import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test.each([
  ["D’après la fiche « Le rouet » : quand ?", "D’après la fiche «\u00a0Le rouet\u00a0»\u00a0: quand\u00a0?"],
  ["Déjà «\u00a0là\u00a0» ! https://ici:80/?a;b", "Déjà «\u00a0là\u00a0»\u00a0! https://ici:80/?a;b"],
])("no line ends inside what belongs together: %s", (text, expected) => expect(unbroken(text)).toBe(expected));
