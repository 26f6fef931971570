import { Component, type ReactNode } from "react";
import { useLocation } from "../ui/routing/router-context.ts";
import { PageError } from "./PageError.tsx";

/** A crash below, or a file that does not come, is told in its place, until another page is asked for. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary visit={useLocation().key}>{children}</Boundary>;
}

interface Props {
  visit: string;
  children: ReactNode;
}
interface State {
  visit: string;
  crash?: { error: unknown } | undefined;
}

class Boundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit };

  static getDerivedStateFromError = (error: unknown) => ({ crash: { error } });

  static getDerivedStateFromProps = ({ visit }: Props, state: State) =>
    visit === state.visit ? null : { visit, crash: undefined };

  override render() {
    const { crash } = this.state;
    return crash ? <PageError error={crash.error} /> : this.props.children;
  }
}
