import { currentSession } from "./current-session.ts";
import { OwnDatabase } from "./own-database.ts";

/** Whether this browser keeps what the signed-in user does: a full or forbidden storage keeps nothing. */
export async function canKeep(): Promise<boolean> {
  const user = currentSession();
  if (!user) return false;
  try {
    await new OwnDatabase(user.id).run(["state"], "readwrite", (store) => {
      store("state").put(0, "essai");
      store("state").delete("essai");
    });
    return true;
  } catch {
    return false;
  }
}
