import {
  forbids,
  gives,
  isChosen,
  linger,
  opponentDeclaredAttack,
  redirectAttack,
  target,
  trap,
} from '../../../../engine/duel/api';

/**
 * The opponent has declared an attack: for this turn only the one selected monster can be attacked, by all monsters that can.
 * The attack that has been declared falls on it, too. Once it has gone nothing can be attacked.
 */
export default trap(92854392, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target((q) => q.faceUpMonstersOf(q.player)),
    *resolve(e) {
      const { target: defender } = e;
      if (defender === null || e.isFaceDown(defender)) return;
      yield* redirectAttack(e, defender);
      yield* linger(e, 'defended', { cards: [defender] });
    },
  },
  lingering: {
    defended: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        forbids('attackTarget', 'only-that-target', (q, { player, card }) => player === q.opponent && !isChosen(q, card)),
        forbids('attackDirectly', 'only-that-target', (q, { player }) => player === q.opponent),
        gives('mustAttack', (q, card) => q.controls(q.opponent, card)),
      ],
    },
  },
});
