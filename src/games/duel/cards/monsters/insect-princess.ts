import { forbids, holds, monster, type CardId, type Scope } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';

const opposingInsect = (q: Scope, id: CardId | null): boolean =>
  id !== null && q.isFaceUp(id) && q.controls(q.opponent, id) && q.race(id) === 'Insect';

/**
 * The opponent's face-up Insects are put in attack position and stay there. Each Insect that it destroys by battle is 500 ATK.
 */
export default monster(37957847, {
  continuous: [
    holds('attack', opposingInsect),
    forbids('changePosition', 'position-locked', (q, { card }) => opposingInsect(q, card)),
  ],
  ...growsWhen(
    'destroy',
    (q, { cause, by, card }) =>
      cause === 'battle' && by === q.self && q.race(card!) === 'Insect' && !q.card(q.self).battleDestroyed,
    500,
  ),
});
