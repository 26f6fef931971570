import { describe, expect, test } from "vitest";
import { displayName, initials } from "./initials.ts";

const email = "camille@exemple.fr";

describe("what stands in the avatar", () => {
  test.each([
    ["both names", { prenom: "Camille", nom: "Le Goff", email }, "CL"],
    ["one name", { prenom: null, nom: "le goff", email }, "L"],
    ["an accent", { prenom: "élodie", nom: "œil", email }, "ÉŒ"],
    ["spaces around", { prenom: " camille", nom: " ", email }, "C"],
    ["no name", { prenom: null, nom: null, email }, "C"],
    ["an empty name", { prenom: "", nom: "", email }, "C"],
    ["an emoji as a name", { prenom: "⛵ Anne", nom: null, email }, "⛵"],
    ["nothing at all", {}, "U"],
  ])("%s", (_name, profile, expected) => {
    expect(initials(profile)).toBe(expected);
  });
});

describe("how an account is called", () => {
  test.each([
    ["both names", { prenom: "Camille", nom: "Le Goff", email }, "Camille Le Goff"],
    ["one name", { prenom: null, nom: "Le Goff", email }, "Le Goff"],
    ["no name", { prenom: null, nom: null, email }, email],
  ])("%s", (_name, profile, expected) => {
    expect(displayName(profile)).toBe(expected);
  });
});
