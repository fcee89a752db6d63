import { dealtBattleDamage, discardAtRandom, gives, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Pierces defense. Battle damage to the opponent costs that player a random hand card. */
export default monster(46820049, {
  continuous: [gives('piercing')],
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
