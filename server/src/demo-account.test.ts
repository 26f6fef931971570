import { describe, expect, test } from "vitest";
import { DEMO_EMAIL, isDemoAddress } from "./demo-account.ts";

describe("D6: the demo's address", () => {
  test.each([
    DEMO_EMAIL,
    " Demo@Bosco.Example ",
    "demo+moi@bosco.example",
    "de.mo@bosco.example",
    "démo@bosco.example",
    "dеmo@bosco.example", // Cyrillic е
    "demо@boscо.example", // Cyrillic о
    "demο@bosco.example", // Greek ο
    "ｄｅｍｏ@bosco.example",
    "de\u200bmo@bosco.example",
    "demo@bosco.example.",
    "dem0@b0sco.example",
  ])("is behind %j", (address) => {
    expect(isDemoAddress(address)).toBe(true);
  });

  test.each(["demo@bosco.fr", "demos@bosco.example", "anne+demo@bosco.example", "demo", "", "bosco.example@demo"])(
    "is not behind %j",
    (address) => {
      expect(isDemoAddress(address)).toBe(false);
    },
  );
});
