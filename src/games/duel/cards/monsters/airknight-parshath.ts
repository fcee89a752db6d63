import { dealtBattleDamage, draw, gives, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Pierces defense, and draws a card whenever it has dealt battle damage to the opponent. */
export default monster(18036057, {
  continuous: [gives('piercing')],
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
