import { chooseCard, ignition, maySpecialSummon, nothing, specialSummon, spell } from '../../../../engine/duel/api';

/** Once per turn, while its player has no monsters, then and on resolution: a Zombie comes from the hand. */
export default spell(4861205, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      condition: (q) => q.monstersOf(q.player).length === 0,
      rule: 'only-without-own-monsters',
      actsOn: (q) => q.handOf(q.player).filter((id) => q.race(id) === 'Zombie' && maySpecialSummon(q, id)),
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere || e.monstersOf(e.player).length > 0) return;
        const zombie = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
        if (zombie !== undefined) yield* specialSummon(e, [zombie]);
      },
    }),
  ],
});
