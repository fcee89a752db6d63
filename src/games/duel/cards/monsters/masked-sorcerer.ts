import { dealtBattleDamage, draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle damage to the opponent draws a card. */
export default monster(10189126, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
