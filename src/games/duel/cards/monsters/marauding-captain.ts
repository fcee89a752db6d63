import {
  chooseCard,
  forbids,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const recruits = (q: Scope): CardId[] =>
  q.handOf(q.player).filter((id) => q.isMonster(id) && q.level(id) <= 4 && maySpecialSummon(q, id));

/**
 * Normal Summoned, it may bring a monster of Level 4 or lower from the hand. The opponent cannot attack other face-up Warriors on
 * its side: two Captains protect each other.
 */
export default monster(2460565, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { player, card }) =>
        player === q.opponent &&
        card !== null &&
        card !== q.self &&
        q.controls(q.player, card) &&
        q.isFaceUp(card) &&
        q.race(card) === 'Warrior',
    ),
  ],
  effects: [
    optionalTrigger({
      on: 'summon',
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      needsInHand: recruits,
      specialSummons: true,
      *resolve(e) {
        const recruit = yield* chooseCard(e, { from: recruits(e), prompt: 'specialSummon' });
        if (recruit !== undefined) yield* specialSummon(e, [recruit]);
      },
    }),
  ],
});
