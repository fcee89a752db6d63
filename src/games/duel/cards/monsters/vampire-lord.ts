import {
  chooseCard,
  dealtBattleDamage,
  declareKind,
  destroyedByOpponentsEffect,
  fromField,
  mandatoryTrigger,
  monster,
  phaseTrigger,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  useUpMemory,
} from '../../../../engine/duel/api';

/**
 * Battle damage to the opponent: a kind of card is named, and the opponent sends one such card of the own deck to the Graveyard.
 * An opponent's effect that destroyed it brings it back in its owner's next Standby Phase, once; it remembers from which turn on.
 */
export default monster(53839837, {
  notes: [
    {
      on: 'toGrave',
      when: (q, event) => (event.from !== 'monster' || fromField(q, event)) && destroyedByOpponentsEffect(q, event),
      remembers: (q) => ({ turn: q.isMyTurn && q.phase === 'draw' ? q.turn : q.turn + 1 }),
    },
  ],
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
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['graveyard'],
      condition: (q) => q.turn >= (q.data.turn ?? 0),
      costs: [useUpMemory],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
