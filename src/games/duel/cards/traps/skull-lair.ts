import {
  banishSeveralFromGraveyard,
  chooseCard,
  destroy,
  nothing,
  quick,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const byLevel = (q: Scope, level: number): CardId[] => q.faceUpMonsters().filter((id) => q.level(id) === level);

/** As many monsters of the Graveyard as the Level of a face-up monster are removed, and such a monster is destroyed. */
export default trap(6733059, {
  activate: nothing,
  effects: [
    quick(['spellTrap'], {
      costs: [
        banishSeveralFromGraveyard(
          () => 12,
          (q, id) => q.isMonster(id),
          (q, count) => byLevel(q, count).length > 0,
        ),
      ],
      *resolve(e) {
        const victim = yield* chooseCard(e, { from: byLevel(e, e.paid.length), prompt: 'destroy' });
        if (victim !== undefined) yield* destroy(e, [victim]);
      },
    }),
  ],
});
