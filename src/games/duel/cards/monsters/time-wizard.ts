import {
  callCoin,
  canTribute,
  chooseCard,
  chooseTributes,
  damage,
  destroy,
  halfDamage,
  ignition,
  maySpecialSummon,
  monster,
  offer,
  shuffleDeck,
  specialSummon,
  type Action,
  type CardId,
  type Effect,
  type Tributing,
} from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;
const DARK_SAGE = 92377303;
const forSage: Tributing = { count: 1, fits: (q, id) => q.isFaceUp(id) && q.isNamed(id, DARK_MAGICIAN), needsZone: true };

/**
 * A Dark Magician may be tributed for Dark Sage of the hand or deck. Whoever has one is asked, Dark Sage or not: what hands and
 * decks hold is not told.
 */
function* maySummonSage(e: Effect): Action {
  if (!e.cardNames().includes('Dark Sage') || !canTribute(e, forSage)) return;
  const sages = (): CardId[] =>
    [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
      (id) => e.isNamed(id, DARK_SAGE) && maySpecialSummon(e, id, e.player, 'named'),
    );
  if (!(yield* offer(e, sages().length > 0))) return;
  yield* chooseTributes(e, forSage);
  const sage = yield* chooseCard(e, { from: sages(), prompt: 'specialSummon' });
  if (sage === undefined) return;
  yield* specialSummon(e, [sage], { way: 'named' });
  yield* shuffleDeck(e, e.player);
}

/**
 * Once per turn a coin is called and tossed. Right: all opposing monsters are destroyed. Wrong: all own ones are, and their
 * controller takes half the ATK that the face-up ones had together.
 */
export default monster(71625222, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        if (yield* callCoin(e)) {
          yield* destroy(e, e.monstersOf(e.opponent));
          yield* maySummonSage(e);
          return;
        }
        const atk = new Map(e.faceUpMonstersOf(e.player).map((id) => [id, e.atk(id)]));
        const destroyed = yield* destroy(e, e.monstersOf(e.player));
        yield* damage(e, e.player, halfDamage(destroyed.reduce((sum, id) => sum + (atk.get(id) ?? 0), 0)));
      },
    }),
  ],
});
