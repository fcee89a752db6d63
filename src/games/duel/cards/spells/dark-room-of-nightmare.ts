import { damage, nothing, spell } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const NAME = 85562745;

/** Each effect damage that the opponent takes, but by a card of its own name, deals 300 more. */
export default spell(NAME, {
  activate: nothing,
  effects: [
    watches(
      'damage',
      (q, { player, cause, by }) => player === q.opponent && cause === 'effect' && (by === undefined || !q.isNamed(by, NAME)),
      (e) => damage(e, e.opponent, 300),
    ),
  ],
});
