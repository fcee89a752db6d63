import { useMemo, type ComponentProps } from 'react';
import type { VisionView } from '../../../engine/vision';
import { VisionGameTable } from './VisionGameTable';
import { NO_ACTS, type ShownTable } from './vision-props';

interface ShownVisionProps extends Omit<ComponentProps<typeof VisionGameTable>, 'table' | 'acts'> {
  readonly view: VisionView;
  readonly viewer: ShownTable['viewer'];
  readonly names: readonly [string, string];
}

/** A game of VISION to be looked at: recorded, or for an audience. Nothing can be done at it. */
export function ShownVision({ view, viewer, names, ...around }: ShownVisionProps) {
  const [first, second] = names;
  const table = useMemo(
    (): ShownTable => ({
      seats: [
        { name: first, deck: '' },
        { name: second, deck: '' },
      ],
      view,
      viewer,
      curtain: null,
      question: null,
      publicLog: view.log,
      modes: ['strict', 'strict'],
      secrecy: 'open',
      takesBack: null,
      review: null,
    }),
    [view, viewer, first, second],
  );
  return <VisionGameTable {...around} table={table} acts={NO_ACTS} />;
}
