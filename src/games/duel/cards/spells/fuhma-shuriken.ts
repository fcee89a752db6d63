import { damage, equip, equippedMonster, fromField, mandatoryTrigger, stats } from '../../../../engine/duel/api';

/** For a monster with 忍者 in its Japanese name: 700 ATK. Gone from the field to the Graveyard it deals 700 damage. */
export default equip(9373534, {
  fits: (q, id) => q.facts(id).ja.includes('忍者'),
  continuous: [stats(equippedMonster, { atk: 700 })],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        yield* damage(e, e.opponent, 700);
      },
    }),
  ],
});
