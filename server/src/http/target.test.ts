import { expect, test } from "vitest";
import { plainTarget } from "./target.ts";

test.each([
  ["/", "/"],
  ["/api/bateaux?q=%61&r=http://x/", "/api/bateaux?q=%61&r=http://x/"],
  ["/%61pi/b%61teaux", "/api/bateaux"],
  ["/%41%5A%61%7a%30%39%2D%2e%5f%7E", "/AZaz09-._~"],
  ["/a%2fb%3Fc%25d%20e%C3%A9%5b%60%7b%40", "/a%2fb%3Fc%25d%20e%C3%A9%5b%60%7b%40"],
  ["/%2561pi", "/%2561pi"],
  ["http://bosco.example/api/site", "/api/site"],
  ["HTTPS://moi:secret@bosco.example:80/api/site?x", "/api/site?x"],
  ["http://bosco.example", "/"],
  ["http://bosco.example?x", "/?x"],
  ["/http://bosco.example/api", "/http://bosco.example/api"],
  ["//bosco.example/api", "//bosco.example/api"],
  ["/api/site#/../bateaux", "/api/site#/../bateaux"],
  ["ftp://bosco.example/api/site", "/api/adresse-illisible"],
  ["*", "/api/adresse-illisible"],
  ["/%", "/api/adresse-illisible"],
  ["/%zz", "/api/adresse-illisible"],
  ["/%ff", "/api/adresse-illisible"],
])("%s asks for %s", (target, expected) => {
  expect(plainTarget(target)).toBe(expected);
});
