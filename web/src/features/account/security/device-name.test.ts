import { describe, expect, test } from "vitest";
import { deviceName, isHandheld } from "./device-name.ts";

const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("a device is called", () => {
  test.each([
    [WINDOWS, "Chrome sur Windows", false],
    [`${WINDOWS} Edg/140.0`, "Edge sur Windows", false],
    [IPHONE, "Safari sur iPhone", true],
    ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox sur Android", true],
    ["curl/8.0", "Appareil inconnu", false],
    [null, "Appareil inconnu", false],
  ])("%s: %s", (agent, name, handheld) => {
    expect([deviceName(agent), isHandheld(agent)]).toEqual([name, handheld]);
  });
});
