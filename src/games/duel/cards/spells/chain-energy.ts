import { nothing, spell } from '../../../../engine/duel/api';

/** Every card that a player summons, Sets or activates from the hand costs that player 500 Life Points. */
export default spell(79323590, {
  activate: nothing,
  continuous: [{ kind: 'handCost', lifePoints: 500 }],
});
