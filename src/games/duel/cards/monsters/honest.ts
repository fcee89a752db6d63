import {
  ignition,
  isChosen,
  linger,
  monster,
  ownBattle,
  quick,
  returnToHand,
  sendSelfFromHand,
  stats,
  type Scope,
} from '../../../../engine/duel/api';

const isBattleOfLight = (q: Scope): boolean => {
  const battle = ownBattle(q);
  return battle !== undefined && q.isFaceUp(battle.own) && q.hasAttribute(battle.own, 'LIGHT');
};

/**
 * It may go back to the hand. Sent from there in the Damage Step, before calculation, it gives the own LIGHT monster that battles
 * the ATK of the monster that it battles, until the turn ends.
 */
export default monster(37742478, {
  effects: [
    ignition({
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
    quick(['hand'], {
      damageStep: 'onlyBeforeCalculation',
      condition: isBattleOfLight,
      rule: 'while-light-battles',
      costs: [sendSelfFromHand],
      *resolve(e) {
        const battle = ownBattle(e);
        if (battle === undefined || !isBattleOfLight(e)) return;
        yield* linger(e, 'honesty', { cards: [battle.own], data: { amount: e.atk(battle.other) } });
      },
    }),
  ],
  lingering: { honesty: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
