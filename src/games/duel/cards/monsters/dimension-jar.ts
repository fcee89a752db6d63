import {
  banish,
  chooseCards,
  flip,
  monster,
  opponentOf,
  type Action,
  type CardId,
  type Effect,
  type Player,
} from '../../../../engine/duel/api';

const monstersToRemove = (e: Effect, player: Player): Action<readonly CardId[]> =>
  chooseCards(e, {
    player,
    from: e.graveyardOf(opponentOf(player)).filter((id) => e.isMonster(id)),
    min: 0,
    max: 3,
    prompt: 'banish',
  });

/** Flip: both players may remove up to three monsters of each other's Graveyard from play, at the same time. */
export default monster(73414375, {
  effects: [
    flip({
      *resolve(e) {
        const first = yield* monstersToRemove(e, e.turnPlayer);
        const second = yield* monstersToRemove(e, opponentOf(e.turnPlayer));
        yield* banish(e, [...first, ...second]);
      },
    }),
  ],
});
