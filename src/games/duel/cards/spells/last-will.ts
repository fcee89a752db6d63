import {
  chooseCard,
  linger,
  maySpecialSummon,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
  spell,
  useUpLasting,
} from '../../../../engine/duel/api';

/**
 * For the rest of the turn, once: when an own monster goes from the own field to the own Graveyard, a monster with 1500 ATK or
 * less may come from the deck. It goes on working in the Battle Phase.
 */
export default spell(85602018, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'applies');
    },
  },
  lingering: { applies: { until: 'endOfTurn' } },
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      ofLasting: 'applies',
      from: ['graveyard', 'banished', 'spellTrap'],
      when: (q, event) =>
        event.from === 'monster' &&
        event.player === q.player &&
        q.card(event.card!).owner === q.player &&
        event.to === 'graveyard',
      costs: [useUpLasting('own-monster-left-this-turn', 'applies')],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      specialSummons: true,
      *resolve(e) {
        const heir = yield* chooseCard(e, {
          from: e
            .deckOf(e.player)
            .filter((id) => e.isMonster(id) && e.printedAtMost(id, { atk: 1500 }) && maySpecialSummon(e, id)),
          prompt: 'specialSummon',
        });
        if (heir !== undefined) yield* specialSummon(e, [heir]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
