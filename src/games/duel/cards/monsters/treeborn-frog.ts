import { maySpecialSummon, monster, phaseTrigger, specialSummon, type Scope } from '../../../../engine/duel/api';

const TREEBORN_FROG = 12538374;

const mayCome = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).length === 0 && !q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, TREEBORN_FROG));

/**
 * In the own Standby Phase it may come back from the Graveyard, if its player has no Spells and Traps and no other one face-up.
 */
export default monster(TREEBORN_FROG, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['graveyard'],
      optional: true,
      specialSummons: true,
      condition: (q) => mayCome(q) && q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
      *resolve(e) {
        if (e.selfIsThere && mayCome(e)) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
