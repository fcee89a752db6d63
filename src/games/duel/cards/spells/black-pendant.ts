import { damage, equip, equippedMonster, fromField, mandatoryTrigger, stats } from '../../../../engine/duel/api';

/** 500 ATK. When it goes from the field to the Graveyard the opponent takes 500 damage. */
export default equip(65169794, {
  continuous: [stats(equippedMonster, { atk: 500 })],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
