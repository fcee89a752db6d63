import {
  attackedNow,
  attackerNow,
  chooseCard,
  ignition,
  itself,
  maySpecialSummon,
  monster,
  returnToFusionDeck,
  specialSummon,
  stats,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const others = (q: Scope): CardId[] =>
  q.fusionDeckOf(q.player).filter((id) => q.isNamed(id, 1412158) && maySpecialSummon(q, id, q.player, 'pastLimit'));

/** 1000 ATK more in the Damage Step while it attacks directly. Not in the turn it came, it may go back for Super Roboyarou. */
export default monster(75923050, {
  fusion: { materials: [92421852, 38916461] },
  continuous: [
    stats(itself, { atk: (q) => (q.damageStep !== null && attackerNow(q) === q.self && attackedNow(q) === null ? 1000 : 0) }),
  ],
  effects: [
    ignition({
      condition: (q) => q.card(q.self).turnArrived !== q.turn && q.card(q.self).owner === q.player,
      rule: 'not-in-arrival-turn',
      actsOn: others,
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere || (yield* returnToFusionDeck(e, [e.self])).length === 0) return;
        const other = yield* chooseCard(e, { from: others(e), prompt: 'specialSummon' });
        if (other !== undefined) yield* specialSummon(e, [other], { way: 'pastLimit' });
      },
    }),
  ],
});
