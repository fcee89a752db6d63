import type { DuelView } from '../../engine/duel';
import { filerOf } from '../file-words';

/** The duel in the words of its public recordings. */
export const { publicly, filed, viewed } = filerOf<DuelView>({
  game: 'duel',
  position: ['turn', 'turnPlayer', 'phase', 'step', 'damageStep', 'seats', 'chain', 'attack', 'priority', 'decision', 'result'],
  stack: 'chain',
  seat: [
    { as: 'lifePoints', from: 'counters' },
    { as: 'hand', zone: 'hand', kind: 'hand' },
    { as: 'deckCount', sizeOf: 'deck' },
    { as: 'fusionDeckCount', sizeOf: 'fusionDeck' },
    { as: 'graveyard', zone: 'graveyard', kind: 'pile' },
    { as: 'banished', zone: 'banished', kind: 'pile' },
    { as: 'monsters', zone: 'monster', kind: 'row' },
    { as: 'spellsTraps', zone: 'spellTrap', kind: 'row' },
    { as: 'field', zone: 'field', kind: 'row', lists: 'card' },
    { as: 'pendulum', zone: 'pendulum', kind: 'row' },
    // Its face-up cards, which there are beside Pendulum Zones only.
    { as: 'fusionDeck', zone: 'fusionDeck', kind: 'pile', beside: 'pendulum' },
  ],
  decision: ['player', 'kind', 'window', 'prompt', 'asker', 'replay', 'showsHidden'],
  closed: ['deck', 'fusionDeck'],
});
