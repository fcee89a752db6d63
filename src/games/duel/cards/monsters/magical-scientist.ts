import {
  chooseCard,
  forbids,
  ignition,
  isChosen,
  isFusionMonster,
  lifePoints,
  linger,
  maySpecialSummon,
  monster,
  returnToFusionDeck,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const fusions = (q: Scope): CardId[] =>
  q
    .fusionDeckOf(q.player)
    .filter((id) => isFusionMonster(q, id) && (q.facts(id).level ?? 0) <= 6 && maySpecialSummon(q, id, q.player, 'pastLimit'));

/**
 * For 1000 Life Points, as often as wanted, a Fusion Monster of Level 6 or lower comes. It does not attack the player and goes
 * back in the End Phase.
 */
export default monster(34206604, {
  effects: [
    ignition({
      costs: [lifePoints(1000)],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      actsOn: fusions,
      specialSummons: true,
      *resolve(e) {
        const fusion = yield* chooseCard(e, { from: fusions(e), prompt: 'specialSummon' });
        if (fusion !== undefined) yield* linger(e, 'made', { cards: yield* specialSummon(e, [fusion], { way: 'pastLimit' }) });
      },
    }),
  ],
  lingering: {
    made: {
      until: 'endPhase',
      about: 'cards',
      parts: [forbids('attackDirectly', 'never-attacks-directly', (q, { card }) => isChosen(q, card))],
      *atEnd(e) {
        yield* returnToFusionDeck(
          e,
          e.monsters().filter((id) => isChosen(e, id)),
        );
      },
    },
  },
});
