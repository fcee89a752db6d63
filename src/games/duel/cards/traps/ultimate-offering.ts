import {
  anyNormalSummonable,
  lifePoints,
  normalSummonByEffect,
  nothing,
  quick,
  trap,
  type Activation,
  type Scope,
} from '../../../../engine/duel/api';

const inItsPhases = (q: Scope): boolean => (q.isMyTurn ? q.isMainPhase : q.phase === 'battle');

const oneMore: Activation = {
  condition: (q) => inItsPhases(q) && anyNormalSummonable(q),
  rule: 'own-main-or-opposing-battle-phase',
  costs: [lifePoints(500)],
  resolve: normalSummonByEffect,
};

/**
 * For 500 Life Points one more monster is Normal Summoned or Set, any number of times: in the own Main Phases and the opponent's
 * Battle Phase. It may be turned up together with a use or alone. What is summoned is chosen on resolution.
 */
export default trap(80604091, {
  activate: [oneMore, nothing],
  effects: [quick(['spellTrap'], oneMore)],
});
