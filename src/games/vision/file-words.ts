import type { VisionView } from '../../engine/vision';
import { filerOf } from '../file-words';

/** VISION in the words of its public recordings. */
export const { publicly, filed, viewed } = filerOf<VisionView>({
  game: 'vision',
  position: ['turn', 'turnPlayer', 'phase', 'extra', 'seats', 'interference', 'priority', 'decision', 'result'],
  stack: 'interference',
  seat: [
    { as: 'life', from: 'counters' },
    { as: 'handLimit', from: 'counters' },
    { as: 'done', from: 'seat' },
    { as: 'hand', zone: 'hand', kind: 'hand' },
    { as: 'deckCount', sizeOf: 'deck' },
    { as: 'field', zone: 'field', kind: 'row', lists: 'cards' },
    { as: 'nodes', zone: 'node', kind: 'row', lists: 'cards' },
    { as: 'play', zone: 'play', kind: 'row', lists: 'cards' },
    { as: 'underworld', zone: 'underworld', kind: 'pile' },
    { as: 'removed', zone: 'removed', kind: 'pile' },
  ],
  decision: ['player', 'kind', 'isOpen', 'window', 'prompt', 'amount', 'asker', 'showsHidden'],
  closed: ['deck'],
});
