import { chooseCard, mandatoryTrigger, maySpecialSummon, monster, shuffleDeck, specialSummon } from '../../../../engine/duel/api';

/** Returned from the field to the Deck while face-up, it brings a monster of Level 3 or lower from there. */
export default monster(71829750, {
  effects: [
    mandatoryTrigger({
      on: 'toDeck',
      from: ['deck'],
      when: (_q, { from, wasFaceUp }) => from === 'monster' && wasFaceUp === true,
      specialSummons: true,
      *resolve(e) {
        const successor = yield* chooseCard(e, {
          from: e.deckOf(e.player).filter((id) => e.isMonster(id) && e.facts(id).level! <= 3 && maySpecialSummon(e, id)),
          prompt: 'specialSummon',
        });
        if (successor !== undefined) yield* specialSummon(e, [successor]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
