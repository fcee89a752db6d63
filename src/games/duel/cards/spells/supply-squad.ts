import { draw, mandatoryTrigger, nothing, spell, wasMonsterOf } from '../../../../engine/duel/api';

/** Once per turn, when monsters of its controller were destroyed by battle or an effect: one card. */
export default spell(17626381, {
  activate: nothing,
  effects: [
    mandatoryTrigger({
      from: ['spellTrap'],
      on: 'destroy',
      about: 'any',
      together: true,
      oncePerTurn: true,
      when: (q, event) => event.cause !== 'rule' && wasMonsterOf(q, q.player, event),
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
