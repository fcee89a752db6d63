import {
  chooseCard,
  ignition,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
  tributeMonsters,
  tributeSelf,
} from '../../../../engine/duel/api';

const PHOENIX = 61441708;

/** With another own monster as Tributes it brings Sacred Phoenix of Nephthys from the hand or Deck. Finding none is legal. */
export default monster(98446407, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, (q, id) => id !== q.self), tributeSelf],
      specialSummons: 'alone',
      *resolve(e) {
        const phoenix = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter((id) => e.isNamed(id, PHOENIX) && maySpecialSummon(e, id)),
          prompt: 'specialSummon',
        });
        if (phoenix !== undefined) yield* specialSummon(e, [phoenix]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
