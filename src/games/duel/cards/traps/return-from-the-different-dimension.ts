import {
  banish,
  chooseCards,
  halfLifePoints,
  linger,
  maySpecialSummon,
  specialSummon,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const returning = (q: Scope): CardId[] =>
  q.banishedOf(q.player).filter((id) => q.isMonster(id) && q.isFaceUp(id) && maySpecialSummon(q, id));

/**
 * For half the Life Points as many own removed monsters come back as there are zones. Those still on the field in the End Phase
 * are removed from play again.
 */
export default trap(27174286, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    actsOn: returning,
    costs: [halfLifePoints],
    specialSummons: true,
    *resolve(e) {
      const zones = e.freeMonsterZones(e.player);
      const chosen = yield* chooseCards(e, { from: e.actedOn, min: zones, max: zones, prompt: 'specialSummon' });
      const cards = yield* specialSummon(e, chosen);
      yield* linger(e, 'goAgain', { cards });
    },
  },
  lingering: {
    goAgain: {
      until: 'endPhase',
      about: 'cards',
      *atEnd(e) {
        yield* banish(
          e,
          e.lingering!.cards.filter(({ card, arrival }) => e.card(card).arrival === arrival).map(({ card }) => card),
        );
      },
    },
  },
});
