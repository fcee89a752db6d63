import {
  chooseCards,
  lifePoints,
  maySpecialSummon,
  specialSummonForBoth,
  spell,
  type Action,
  type CardId,
  type Effect,
  type Player,
  type Scope,
} from '../../../../engine/duel/api';

const away = (q: Scope, player: Player): CardId[] =>
  q.freeMonsterZones(player) === 0
    ? []
    : q.banishedOf(player).filter((id) => q.isMonster(id) && q.isFaceUp(id) && maySpecialSummon(q, id, player));

function* comers(e: Effect, player: Player): Action<readonly CardId[]> {
  const from = away(e, player);
  const max = Math.min(from.length, e.freeMonsterZones(player));
  return yield* chooseCards(e, { player, from, min: max, max, prompt: 'specialSummon' });
}

/** For 2000 Life Points both players bring back as many of their removed monsters as they have room for, at the same time. */
export default spell(23557835, {
  activate: {
    costs: [lifePoints(2000)],
    actsOn: (q) => [...away(q, q.player), ...away(q, q.opponent)],
    specialSummons: true,
    *resolve(e) {
      const own = yield* comers(e, e.player);
      const theirs = yield* comers(e, e.opponent);
      yield* specialSummonForBoth(e, [
        { player: e.player, cards: own },
        { player: e.opponent, cards: theirs },
      ]);
    },
  },
});
