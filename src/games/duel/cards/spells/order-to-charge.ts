import { chooseCard, destroy, isNormalMonster, mayBeTributed, spell, target, tribute } from '../../../../engine/duel/api';

/**
 * As it resolves an own face-up Normal Monster, no Token, is tributed, and a monster of the opponent is destroyed, chosen then.
 * The tribute is no cost.
 */
export default spell(78986941, {
  activate: {
    targets: target(
      (q) => q.faceUpMonstersOf(q.player).filter((id) => isNormalMonster(q, id) && mayBeTributed(q, id)),
      1,
      'tribute',
    ),
    actsOn: (q) => q.monstersOf(q.opponent),
    *resolve(e) {
      const { target: charging } = e;
      if (charging === null || e.isFaceDown(charging) || !e.controls(e.player, charging)) return;
      if ((yield* tribute(e, [charging], 'effect')).length === 0) return;
      const victim = yield* chooseCard(e, { from: e.actedOn, prompt: 'destroy' });
      if (victim !== undefined) yield* destroy(e, [victim]);
    },
  },
});
