import type { Phase, SeatView, VisionZones } from '../../../engine/vision';
import type { TableLayout } from '../../../ui/table/field/layout';

type VisionLayout = TableLayout<keyof VisionZones, keyof SeatView['counters'], Phase>;

/** The phases on the rail, in the order of a turn. */
export const PHASES = ['start', 'active', 'maintenance', 'draw', 'main', 'discard', 'end'] as const satisfies readonly Phase[];

/** VISION on the table: one common field with two regions, the Node Areas at the left, the piles at the right. */
export const visionLayout = {
  rows: [
    [{ zone: 'field', lane: 'characters' }],
    [
      { zone: 'field', lane: 'world', isAside: true },
      { zone: 'field', lane: 'equipment', isAside: true },
      { zone: 'play', lane: 'played', isAside: true },
    ],
  ],
  sheet: {
    shelf: 'node',
    piles: [
      { zone: 'deck', shows: 'backs' },
      { zone: 'underworld', shows: 'face', opens: { key: 'g' }, beside: { zone: 'removed', opens: { key: 'b' } } },
    ],
  },
  columns: 7,
  narrow: { columns: 5, rows: ['field', 'node'], chips: [] },
  entrance: { zone: 'field', index: 0 },
  hand: 'hand',
  plate: { figure: 'life', sizes: ['hand'] },
  phases: PHASES,
} as const satisfies VisionLayout;

/** The lanes of a region. */
export type Lane = (typeof visionLayout)['rows'][number][number]['lane'];
