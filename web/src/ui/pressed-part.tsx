import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { showToast } from "./overlay/toast.ts";

/**
 * What a press opens, in a file of its own. Once `load` is done it is drawn within the press; a file that does not come, for
 * there is no network, is told and closed again: the page stays as it was, and the next press tries anew.
 */
export function pressedPart<Props extends object>(
  read: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props) => void,
) {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= (await read()).default;
  };
  function Part(props: Props) {
    const [, setIsLoaded] = useState(Loaded !== undefined);
    const giveUp = useEffectEvent(() => {
      const description = "La fenêtre n’a pas pu être chargée. Réessayez dès que le réseau revient.";
      showToast({ title: "Erreur", description, tone: "error" });
      close(props);
    });
    useEffect(() => {
      if (Loaded) return;
      let isWanted = true;
      load().then(
        () => isWanted && setIsLoaded(true),
        () => isWanted && giveUp(),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Part, load };
}
