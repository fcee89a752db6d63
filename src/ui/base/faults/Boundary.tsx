import { Component, type ReactNode } from 'react';
import { noteFault } from '../../../store/noted-fault';
import { NotFetched } from '../fetching/fetched';

/** What stands in the way: a fault of ours, or a part of the page that could not be fetched. */
export type Fault = 'fault' | 'notFetched';

interface BoundaryProps {
  /** What the drawing depends on: once any of it is another, it is tried anew. */
  readonly of: readonly unknown[];
  readonly fallback: (fault: Fault, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: unknown;
  readonly isCaught: boolean;
  readonly of: readonly unknown[];
}

/** Where a part of the page fails, a sentence and a way on stand in its place, and the rest goes on. */
export class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { error: null, isCaught: false, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error, isCaught: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: Caught): Caught | null {
    const isSame = of.length === state.of.length && of.every((one, at) => Object.is(one, state.of[at]));
    return isSame ? null : { error: null, isCaught: false, of };
  }

  override componentDidCatch(error: unknown): void {
    noteFault(error);
  }

  private readonly again = (): void => {
    const { error } = this.state;
    if (error instanceof NotFetched) error.again();
    this.setState({ error: null, isCaught: false });
  };

  override render(): ReactNode {
    const { error, isCaught } = this.state;
    if (!isCaught) return this.props.children;
    return this.props.fallback(error instanceof NotFetched ? 'notFetched' : 'fault', this.again);
  }
}
