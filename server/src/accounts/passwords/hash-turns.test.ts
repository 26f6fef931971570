import { expect, test } from "vitest";
import { createHashTurns } from "./hash-turns.ts";

const full = expect.objectContaining({ code: "INDISPONIBLE" });

test("one address has eight passwords hashed at once, another its own eight, and each turn comes back", async () => {
  const turns = createHashTurns(1);
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = Array.from({ length: 8 }, () => turns("192.0.2.1", wait));
  await expect(turns("192.0.2.1", wait)).rejects.toEqual(full);
  expect(await turns("192.0.2.2", async () => "done")).toBe("done");
  ends[0]?.();
  await running[0];
  await expect(turns("192.0.2.1", () => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  expect(await turns("192.0.2.1", async () => "done")).toBe("done");
  for (const end of ends) end();
  await Promise.all(running);
});
