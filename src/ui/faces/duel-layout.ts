import type { DuelZones, Phase, SeatView } from '../../engine/duel';
import { PHASES } from '../../engine/duel/words';
import type { TableTexts } from '../../i18n/table-texts';
import type { TableLayout } from '../table/layout';

/** The duel on the table. Banished cards have no printed zone in 2004: they are a chip beside the Graveyard. */
export const duelLayout = {
  rows: [
    [
      { zone: 'fusionDeck', shows: 'back' },
      { zone: 'monster' },
      { zone: 'graveyard', shows: 'face', opens: { key: 'g' }, beside: { zone: 'banished', opens: { key: 'b' } } },
    ],
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
} as const satisfies TableLayout<keyof DuelZones & keyof TableTexts['zones'], keyof SeatView['counters'], Phase>;
