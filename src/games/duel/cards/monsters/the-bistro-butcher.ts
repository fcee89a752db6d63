import { dealtBattleDamage, draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle damage to the opponent makes that player draw two cards. */
export default monster(71107816, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* draw(e, e.opponent, 2);
      },
    }),
  ],
});
