import {
  attackerNow,
  canPayLifePoints,
  chooseValue,
  destroy,
  payLifePoints,
  remember,
  stats,
  trap,
  upkeep,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** Attacks count from this moment on: that of its resolution, or, if it was negated then, of its turning up. */
const countsFrom = (q: Scope): number => q.data.moment || q.card(q.self).faceUpSince;

/** It has declared an attack since then, and has not been turned face-down since. */
function hasAttacked(q: Scope, id: CardId): boolean {
  const { lastAttack, faceUpSince } = q.card(id);
  return lastAttack > faceUpSince && lastAttack >= countsFrom(q);
}

/**
 * Halves the ATK of each opposing monster that attacks, from its declaration on and as long as this stays, the present attacker
 * included. Also in the Damage Step, up to damage calculation. In each own Standby Phase: 2000 Life Points, or it is destroyed.
 */
export default trap(22359980, {
  activate: {
    damageStep: 'untilCalculation',
    *resolve(e) {
      // It counts attacks from the one that is running, if there is one.
      const attacker = attackerNow(e);
      yield* remember(e, { moment: attacker === null ? e.now : e.card(attacker).lastAttack });
    },
  },
  continuous: [stats((q, card) => q.controls(q.opponent, card) && hasAttacked(q, card), { atkTimes: 0.5 })],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        if (yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 2000) ? [true, false] : [false]))
          yield* payLifePoints(e, 2000, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
