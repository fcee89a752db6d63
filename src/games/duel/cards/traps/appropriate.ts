import { draw, happened, nothing, trap, type DuelEvent, type Scope } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const drewBesides = (q: Scope, { player }: DuelEvent): boolean => player === q.opponent && q.phase !== 'draw';
/**
 * Turned up when the opponent has drawn outside a Draw Phase. From then on each such draw of one or more cards lets its player
 * draw two.
 */
export default trap(48539234, {
  activate: {
    ...nothing,
    condition: (q) => happened(q, 'draw', (event) => drewBesides(q, event)).length > 0,
    rule: 'right-after-its-event',
  },
  effects: [watches('draw', drewBesides, (e) => draw(e, e.player, 2), { together: true })],
});
