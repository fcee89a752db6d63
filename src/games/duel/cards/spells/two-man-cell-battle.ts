import {
  chooseCard,
  isNormalMonster,
  maySpecialSummon,
  nothing,
  phaseTrigger,
  specialSummon,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const recruits = (q: Scope): CardId[] =>
  q.handOf(q.player).filter((id) => isNormalMonster(q, id) && q.level(id) === 4 && maySpecialSummon(q, id));

/**
 * In each End Phase the player whose turn it is may bring a Normal Monster of Level 4 from the hand: an effect of that player.
 */
export default spell(25578802, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      ofEventPlayer: true,
      optional: true,
      from: ['spellTrap'],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      needsInHand: recruits,
      specialSummons: true,
      *resolve(e) {
        const recruit = e.selfIsThere ? yield* chooseCard(e, { from: recruits(e), prompt: 'specialSummon' }) : undefined;
        if (recruit !== undefined) yield* specialSummon(e, [recruit], { placements: ['attack', 'defense'] });
      },
    }),
  ],
});
