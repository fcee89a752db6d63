import {
  callCoin,
  canPayLifePoints,
  chooseValue,
  destroy,
  isChosen,
  linger,
  mandatoryTrigger,
  nothing,
  payLifePoints,
  stats,
  trap,
  upkeep,
} from '../../../../engine/duel/api';

/**
 * At each attack of the opponent a coin is called and tossed: right, and the attacker's ATK is 0 until the Battle Phase ends. In
 * each own Standby Phase: 500 Life Points, or it is destroyed.
 */
export default trap(21598948, {
  activate: nothing,
  effects: [
    mandatoryTrigger({
      on: 'attack',
      about: 'any',
      from: ['spellTrap'],
      when: (q, event) => event.player === q.opponent,
      *resolve(e) {
        const attacker = e.event!.card!;
        if ((yield* callCoin(e)) && e.card(attacker).zone === 'monster') yield* linger(e, 'boxed', { cards: [attacker] });
      },
    }),
  ],
  lingering: { boxed: { until: 'endOfBattlePhase', about: 'cards', parts: [stats(isChosen, { setAtk: 0 })] } },
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        if (yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 500) ? [true, false] : [false]))
          yield* payLifePoints(e, 500, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
