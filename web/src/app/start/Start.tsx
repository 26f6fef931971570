import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { StartRoom } from "./StartRoom.tsx";
import { StartSteps } from "./StartSteps.tsx";
import { useStart } from "./use-start.ts";

/** The steps, once it is known how far the boat is. */
export default function Start() {
  const { boat, boats, things } = useStart();
  if (things) return <StartSteps boat={boat} things={things} />;
  return boats.isError ? <ReadNote query={boats} message="Impossible de charger vos bateaux." /> : <StartRoom />;
}
