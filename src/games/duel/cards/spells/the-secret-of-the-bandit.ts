import { discardAtRandom, linger, mandatoryTrigger, spell, target } from '../../../../engine/duel/api';

/**
 * In Main Phase 1: each time the chosen monster deals battle damage to the opponent in this turn, that player discards at
 * random.
 */
export default spell(99351431, {
  activate: {
    condition: (q) => q.phase === 'main1',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'robs', { cards: e.targets, data: { moment: e.card(e.target).arrival } });
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      ofLasting: 'robs',
      from: ['graveyard', 'banished', 'hand', 'deck'],
      when: (q, { cause, player, by }) =>
        cause === 'battle' &&
        player === q.opponent &&
        by !== undefined &&
        q.lastingOfSelf('robs').some(({ moment }) => moment === q.card(by).arrival),
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
  lingering: { robs: { until: 'endOfTurn', about: 'cards' } },
});
