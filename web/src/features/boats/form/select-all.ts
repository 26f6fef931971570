import type { FocusEvent } from "react";

/** For a field whose value is usually typed anew. */
export const selectAll = { onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select() };
