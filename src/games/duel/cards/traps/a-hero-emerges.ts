import {
  maySpecialSummon,
  opponentDeclaredAttack,
  pickAtRandom,
  reveal,
  sendToGraveyard,
  specialSummon,
  trap,
} from '../../../../engine/duel/api';

/**
 * The opponent's attack: a random card of the own hand is shown. A monster that may come is Special Summoned, anything else goes
 * to the Graveyard. Without a zone nothing happens.
 */
export default trap(21597117, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    actsOn: (q) => (q.freeMonsterZones(q.player) > 0 ? q.handOf(q.player) : []),
    specialSummons: true,
    *resolve(e) {
      const card = pickAtRandom(e, e.actedOn);
      if (card === undefined) return;
      yield* reveal(e, [card]);
      const comes = e.isMonster(card) && maySpecialSummon(e, card);
      if (comes) yield* specialSummon(e, [card]);
      else yield* sendToGraveyard(e, [card]);
    },
  },
});
