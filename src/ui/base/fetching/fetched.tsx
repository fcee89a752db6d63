import { use, type ComponentType, type ReactNode } from 'react';
import { later } from '../../../store/fetching/later';

/** A part of the page could not be fetched. `again` lets the next drawing try anew. */
export class NotFetched extends Error {
  constructor(
    readonly again: () => void,
    cause: unknown,
  ) {
    super('A part of the page could not be fetched.', { cause });
  }
}

/** What is fetched when it is first wanted in a drawing: wait for it in a `Suspense`, and catch what fails in a boundary. */
export interface FetchedPart<T> {
  readonly usePart: () => T;
  readonly ahead: () => Promise<void>;
}

export function fetchedPart<T>(load: () => Promise<T>): FetchedPart<T> {
  const part = later(load);
  let ready: { readonly part: T } | null = null;
  // A failure is kept until somebody wants to try again: drawing alone must not ask for ever.
  let drawing: Promise<T> | null = null;
  const again = (): void => {
    drawing = null;
  };
  const keep = (come: T): T => {
    ready = { part: come };
    return come;
  };
  const begin = (): Promise<T> =>
    (drawing ??= part.get().then(keep, (cause: unknown) => {
      throw new NotFetched(again, cause);
    }));
  return {
    usePart: () => (ready ? ready.part : use(begin())),
    ahead: () =>
      part.get().then(
        (come) => void keep(come),
        () => undefined,
      ),
  };
}

/** A component that is fetched when it is first drawn. */
export interface Fetched<P> {
  (props: P): ReactNode;
  readonly ahead: () => Promise<void>;
}

export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  const { usePart, ahead } = fetchedPart(load);
  function Part(props: P): ReactNode {
    const Component = usePart();
    return <Component {...props} />;
  }
  return Object.assign(Part, { ahead });
}
