import { z } from "zod";

// why: zod compiles schemas with `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true });
