import type { DuelView, DuelZones, Phase, SeatView } from '../../../../engine/duel';
import { PHASES } from '../../../../engine/duel/words';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { TableLayout } from '../../../../ui/table/field/layout';

type DuelLayout = TableLayout<keyof DuelZones & keyof TableTexts['zones'], keyof SeatView['counters'], Phase>;

const GRAVEYARD = {
  zone: 'graveyard',
  shows: 'face',
  opens: { key: 'g' },
  beside: { zone: 'banished', opens: { key: 'b' } },
} as const;

/** The duel on the table. Banished cards have no printed zone in 2004: they are a chip beside the Graveyard. */
export const duelLayout = {
  rows: [
    [{ zone: 'fusionDeck', shows: 'back' }, { zone: 'monster' }, GRAVEYARD],
    [{ zone: 'field', isAside: true }, { zone: 'spellTrap' }, { zone: 'deck', shows: 'backs' }],
  ],
  columns: 7,
  narrow: {
    columns: 5,
    rows: ['monster', 'spellTrap'],
    chips: [
      { zone: 'fusionDeck', column: 1 },
      { zone: 'field', column: 2 },
      { zone: 'deck', column: 3 },
      { zone: 'graveyard', column: 4, span: 2 },
    ],
  },
  entrance: { zone: 'monster', index: 2 },
  hand: 'hand',
  plate: { figure: 'lifePoints', sizes: ['hand'] },
  phases: PHASES,
} as const satisfies DuelLayout;

/**
 * The same with Pendulum Zones: at both ends of the front row, so that the scales stand around the monsters that may come between
 * them. The extra deck lies beside the Deck, with the newest of its face-up cards on top.
 */
export const pendulumLayout = {
  ...duelLayout,
  rows: [
    [
      { zone: 'pendulum', isAside: true, cells: [0] },
      { zone: 'monster' },
      { zone: 'pendulum', isAside: true, cells: [1] },
      GRAVEYARD,
    ],
    [
      { zone: 'field', isAside: true },
      { zone: 'spellTrap' },
      { zone: 'fusionDeck', shows: 'newest', opens: { key: 'x' } },
      { zone: 'deck', shows: 'backs' },
    ],
  ],
  columns: 8,
  narrow: {
    columns: 6,
    rows: ['monster', 'spellTrap'],
    chips: [
      { zone: 'pendulum', column: 1 },
      { zone: 'field', column: 3 },
      { zone: 'fusionDeck', column: 4 },
      { zone: 'deck', column: 5 },
      { zone: 'graveyard', column: 6 },
    ],
  },
} as const satisfies DuelLayout;

/** How the duel of this view lies. */
export const layoutOf = ({ seats }: Pick<DuelView, 'seats'>): DuelLayout =>
  seats[0].zones.pendulum === undefined ? duelLayout : pendulumLayout;
