import { battledAMonster, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { banishesBattlers } from '../shared/battlers';

/**
 * Destroyed by battle with a monster, it is removed from play after damage calculation together with that monster.
 */
export default monster(70074904, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, event) => battledAMonster(q, event) && q.card(q.self).battleDestroyed,
      resolve: banishesBattlers,
    }),
  ],
});
