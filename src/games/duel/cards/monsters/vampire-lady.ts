import {
  chooseCard,
  dealtBattleDamage,
  declareKind,
  mandatoryTrigger,
  monster,
  sendToGraveyard,
  shuffleDeck,
} from '../../../../engine/duel/api';

/** Battle damage to the opponent: that player sends a card of a declared kind from the Deck to the Graveyard. */
export default monster(26495087, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      declare: declareKind,
      *resolve(e) {
        const card = yield* chooseCard(e, {
          player: e.opponent,
          from: e.deckOf(e.opponent).filter((id) => e.facts(id).kind === e.declared),
          prompt: 'toGraveyard',
        });
        if (card !== undefined) yield* sendToGraveyard(e, [card]);
        yield* shuffleDeck(e, e.opponent);
      },
    }),
  ],
});
