import { expect, test } from "vitest";
import { derivedId } from "./index.ts";

test.each([
  ["3f2b8c1e-0a4d-4e6f-9b7a-00000000000a", 1, "3f2b8c1e-0a4d-4e6f-9b7a-00000000000b"],
  ["3f2b8c1e-0a4d-4e6f-9b7a-00000000000a", 500, "3f2b8c1e-0a4d-4e6f-9b7a-0000000001fe"],
  ["3f2b8c1e-0a4d-4e6f-9b7a-ffffffffffff", 1, "3f2b8c1e-0a4d-4e6f-9b7a-000000000000"],
])("the rows of %s: the %d-th is %s", (operation, n, id) => {
  expect(derivedId(operation, n)).toBe(id);
});
