import { type ComponentType, type JSX, lazy } from "react";

/**
 * A part in a file of its own, to stand in a Suspense. Once `load` is done it is drawn at once: what a press opens then opens
 * within that press, and a page that the build has drawn comes alive as it stands.
 */
export function lazyPart<Props extends object>(read: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await read();
    Loaded = part.default;
    return part;
  };
  const Later = lazy(load) as unknown as ComponentType<Props>;
  const Part = (props: Props): JSX.Element => (Loaded ? <Loaded {...props} /> : <Later {...props} />);
  return { Part, load };
}
