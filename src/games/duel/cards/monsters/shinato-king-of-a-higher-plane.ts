import { damage, destroyedByBattle, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** A Ritual Monster. What it destroys by battle in defense position costs the opponent Life Points: the ATK printed on it. */
export default monster(86327225, {
  summoning: { specialOnly: true },
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) => destroyedByBattle(q, event) && event.by === q.self && event.position === 'defense',
      *resolve(e) {
        yield* damage(e, e.opponent, e.printedAtk(e.event!.card!));
      },
    }),
  ],
});
