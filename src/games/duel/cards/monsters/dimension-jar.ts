import {
  banish,
  chooseCards,
  confirm,
  flip,
  monster,
  opponentOf,
  type Action,
  type CardId,
  type Effect,
  type Player,
} from '../../../../engine/duel/api';

function* cardsToRemove(e: Effect, player: Player): Action<readonly CardId[]> {
  const from = e.graveyardOf(opponentOf(player)).filter((id) => !e.isForbidden('banishFromGraveyard', player, id));
  if (from.length === 0 || !(yield* confirm(e, 'optionalEffect', player))) return [];
  return yield* chooseCards(e, { player, from, min: 1, max: 3, prompt: 'banish' });
}

/**
 * Flip: both players may remove up to three cards of each other's Graveyard from play, at the same time. Each does it
 * personally, and may be forbidden to.
 */
export default monster(73414375, {
  effects: [
    flip({
      *resolve(e) {
        const [one, other] = [e.turnPlayer, opponentOf(e.turnPlayer)] as const;
        const first = yield* cardsToRemove(e, one);
        const second = yield* cardsToRemove(e, other);
        yield* banish(e, first, 'effect', { doer: one });
        yield* banish(e, second, 'effect', { doer: other, sameMoment: first.length > 0 });
      },
    }),
  ],
});
