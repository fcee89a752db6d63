import { damage, nothing, spell } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Each battle damage that a Beast deals to the opponent deals 500 more. */
export default spell(76539047, {
  activate: nothing,
  effects: [
    watches(
      'damage',
      (q, { player, cause, by }) => player === q.opponent && cause === 'battle' && by !== undefined && q.race(by) === 'Beast',
      (e) => damage(e, e.opponent, 500),
    ),
  ],
});
