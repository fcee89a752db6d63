import {
  chooseCards,
  happened,
  maySpecialSummon,
  offer,
  returnToHand,
  specialSummonForBoth,
  trap,
  type CardId,
  type Player,
} from '../../../../engine/duel/api';

/**
 * An effect of the opponent has just returned an own monster to the hand: all monsters return, and each player may Special
 * Summon as many face-down.
 */
export default trap(9074847, {
  activate: {
    condition: (q) =>
      q.monsters().length > 0 &&
      happened(
        q,
        'toHand',
        ({ card, player, from, cause, byPlayer }) =>
          from === 'monster' &&
          cause === 'effect' &&
          byPlayer === q.opponent &&
          player === q.player &&
          q.card(card!).owner === q.player,
      ).length > 0,
    rule: 'right-after-its-event',
    specialSummons: true,
    *resolve(e) {
      const returned = (yield* returnToHand(e, e.monsters())).filter((id) => e.card(id).zone === 'hand');
      let coming: readonly { player: Player; cards: readonly CardId[] }[] = [];
      for (const player of [e.player, e.opponent]) {
        const from = e.handOf(player).filter((id) => e.isMonster(id) && maySpecialSummon(e, id, player));
        const count = Math.min(returned.filter((id) => e.card(id).owner === player).length, e.freeMonsterZones(player));
        if (count === 0 || !(yield* offer(e, from.length > 0, 'specialSummonOptional', player))) continue;
        const cards = yield* chooseCards(e, { player, from, min: count, max: count, prompt: 'specialSummon' });
        coming = [...coming, { player, cards }];
      }
      yield* specialSummonForBoth(e, coming, { placements: ['set'] });
    },
  },
});
