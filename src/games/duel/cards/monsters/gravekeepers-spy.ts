import { chooseCard, flip, maySpecialSummon, monster, shuffleDeck, specialSummon } from '../../../../engine/duel/api';

/** Flip: brings a Gravekeeper's monster with 1500 ATK or less from the deck, in attack or face-up defense position. */
export default monster(24317029, {
  effects: [
    flip({
      specialSummons: true,
      *resolve(e) {
        if (e.freeMonsterZones(e.player) === 0) return;
        const fits = e
          .deckOf(e.player)
          .filter(
            (id) =>
              e.isMonster(id) &&
              e.facts(id).en.startsWith("Gravekeeper's") &&
              e.printedAtMost(id, { atk: 1500 }) &&
              maySpecialSummon(e, id),
          );
        const recruit = yield* chooseCard(e, { from: fits, prompt: 'specialSummon' });
        if (recruit !== undefined) yield* specialSummon(e, [recruit]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
