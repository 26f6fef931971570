import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo-account.ts";
import { isCommonPassword } from "./common-passwords.ts";

describe("C9: a password anybody would try first", () => {
  test.each([
    "azerty",
    "AZERTY",
    "azerty123",
    "Azerty1234!",
    "123456",
    "1234567890",
    "000000",
    "aaaaaa",
    "motdepasse",
    "MotDePasse!",
    "password1",
    "passw0rd",
    "bateau",
    "Voilier2024",
    "bosco29",
    "12bretagne",
    "soleil",
    "iloveyou",
    " azerty ",
    "Océan",
    "ocean!!!",
    "admin",
    "qwertyuiop",
  ])("%j", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    "le-vent-se-leve",
    "q7#vZ2",
    "cap au large",
    "20 000 lieues",
    "12345678901",
    "voilier rouge",
    DEMO_PASSWORD,
  ])("is not %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
