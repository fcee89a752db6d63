import { attackerNow, discardCards, ignition, isChosen, linger, monster, stats } from '../../../../engine/duel/api';

/** In the Battle Step in which it attacks, for each discarded Dragon: 1000 ATK and DEF until the Battle Phase ends. */
export default monster(67957315, {
  effects: [
    ignition({
      inBattleStep: true,
      condition: (q) => attackerNow(q) === q.self,
      rule: 'while-it-battles',
      costs: [discardCards(1, (q, card) => q.race(card) === 'Dragon')],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'spirit', { cards: [e.self] });
      },
    }),
  ],
  lingering: { spirit: { until: 'endOfBattlePhase', about: 'cards', parts: [stats(isChosen, { atk: 1000, def: 1000 })] } },
});
