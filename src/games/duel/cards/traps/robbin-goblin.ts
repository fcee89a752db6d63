import { discardAtRandom, nothing, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Each battle damage that an own monster deals to the opponent costs that player a random hand card. */
export default trap(88279736, {
  activate: nothing,
  effects: [
    watches(
      'damage',
      (q, { player, cause, by }) => player === q.opponent && cause === 'battle' && by !== undefined && q.controls(q.player, by),
      (e) => discardAtRandom(e, e.opponent, 1),
    ),
  ],
});
