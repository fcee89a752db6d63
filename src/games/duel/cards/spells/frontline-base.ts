import { chooseCard, ignition, maySpecialSummon, nothing, specialSummon, spell } from '../../../../engine/duel/api';

/** Once per turn a Union of Level 4 or lower comes from the hand. */
export default spell(46181000, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      actsOn: (q) =>
        q.handOf(q.player).filter((id) => q.facts(id).subtype === 'union' && q.level(id) <= 4 && maySpecialSummon(q, id)),
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const union = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
        if (union !== undefined) yield* specialSummon(e, [union]);
      },
    }),
  ],
});
