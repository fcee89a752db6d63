import { destroyedByBattle, monster, optionalTrigger, putOnTopOfDeck } from '../../../../engine/duel/api';
import { fallenStillThere } from '../shared/battle-triggers';

/** An opposing monster that it has destroyed by battle may go to the top of the Deck. */
export default monster(98745000, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) =>
        destroyedByBattle(q, event) &&
        event.by === q.self &&
        q.card(event.card!).owner === q.opponent &&
        !q.card(q.self).battleDestroyed,

      *resolve(e) {
        yield* putOnTopOfDeck(e, fallenStillThere(e));
      },
    }),
  ],
});
