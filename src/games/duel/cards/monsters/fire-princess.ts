import { damage, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Each time its controller gains Life Points the opponent takes 500 damage. */
export default monster(64752646, {
  effects: [
    mandatoryTrigger({
      on: 'lp',
      about: 'any',
      when: (q, { player, text }) => player === q.player && text === '+',
      *resolve(e) {
        if (e.selfIsThere) yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
