import { use, type ComponentType, type ReactNode } from 'react';
import { later } from '../../../store/fetching/later';
import { withStyles } from './styles';

/** A part of the page could not be fetched. `again` lets the next drawing try anew. */
export class NotFetched extends Error {
  constructor(
    readonly again: () => void,
    cause: unknown,
  ) {
    super('A part of the page could not be fetched.', { cause });
  }
}

/** A component that is fetched when it is first drawn: wait for it in a `Suspense`, and catch what fails in a boundary. */
export interface Fetched<P> {
  (props: P): ReactNode;
  readonly ahead: () => Promise<void>;
}

export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  const part = later(withStyles(load));
  let Ready: ComponentType<P> | null = null;
  // A failure is kept until somebody wants to try again: drawing alone must not ask for ever.
  let drawing: Promise<ComponentType<P>> | null = null;
  const again = (): void => {
    drawing = null;
  };
  const begin = (): Promise<ComponentType<P>> =>
    (drawing ??= part.get().then(
      (component) => (Ready = component),
      (cause: unknown) => {
        throw new NotFetched(again, cause);
      },
    ));
  function Part(props: P): ReactNode {
    const Component = Ready ?? use(begin());
    return <Component {...props} />;
  }
  const ahead = (): Promise<void> =>
    part.get().then(
      (component) => void (Ready = component),
      () => undefined,
    );
  return Object.assign(Part, { ahead });
}
