import {
  attackedNow,
  isChosen,
  linger,
  ownBattle,
  stats,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** The own face-up monster that is attacked by one of the opponent. */
const attackedOwn = (q: Scope): CardId | undefined => {
  const attacked = attackedNow(q);
  return attacked !== null && ownBattle(q)?.own === attacked && q.isFaceUp(attacked) ? attacked : undefined;
};

/**
 * In the Damage Step, up to damage calculation and in it (2005): an own monster that is attacked has as much ATK more, for that
 * Damage Step, as another own face-up monster has as this resolves.
 */
export default trap(74458486, {
  activate: {
    damageStep: 'onlyUpToCalculation',
    condition: (q) => attackedOwn(q) !== undefined,
    rule: 'while-it-battles',
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => id !== attackedNow(q))),
    *resolve(e) {
      const attacked = attackedOwn(e);
      const { target: covering } = e;
      if (attacked === undefined || covering === null || e.isFaceDown(covering) || !e.controls(e.player, covering)) return;
      yield* linger(e, 'covered', { cards: [attacked], data: { amount: e.atk(covering) } });
    },
  },
  lingering: {
    covered: { until: 'endOfDamageStep', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] },
  },
});
