import { damage, flip, linger, mandatoryTrigger, monster, summonTokens } from '../../../../engine/duel/api';

const SNAKE_TOKEN = 900000006;

/** Flip: a Poisonous Snake Token. When battle destroys that token, the opponent of the Jar's player takes 500 damage. */
export default monster(86801871, {
  effects: [
    flip({
      specialSummons: true,
      *resolve(e) {
        const [token] = yield* summonTokens(e, SNAKE_TOKEN, 1, ['attack', 'defense']);
        if (token !== undefined) yield* linger(e, 'bite', { cards: [token], data: { moment: e.card(token).arrival } });
      },
    }),
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      from: ['monster', 'graveyard', 'banished', 'hand'],
      when: (q, { card, cause }) =>
        cause === 'battle' && q.lastingOfSelf('bite').some(({ moment }) => moment === q.card(card!).arrival),
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
  lingering: { bite: { until: 'forever', about: 'cards' } },
});
