import { oc } from "@orpc/contract";

/** Who may call: `anyone`, a signed-in `user`, or an `admin`. The access matrix test walks over these. */
export type Access = "anyone" | "user" | "admin";

const base = oc.$meta<{ access: Access }>({ access: "admin" });

export const anyone = base.meta({ access: "anyone" });
export const user = base.meta({ access: "user" });
export const admin = base.meta({ access: "admin" });
