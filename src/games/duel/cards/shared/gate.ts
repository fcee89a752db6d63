import {
  attackedNow,
  attackerNow,
  isChosen,
  linger,
  monster,
  onceWhileFaceUp,
  quick,
  stats,
  target,
} from '../../../../engine/duel/api';

/**
 * Monsters that, attacked in the opponent's turn, may make the attacker's ATK 0 while damage is calculated; once while they stay
 * face-up.
 */
export const stillsAttacker = (passcode: number) =>
  monster(passcode, {
    effects: [
      quick(['monster'], {
        damageStep: 'calculation',
        condition: (q) => !q.isMyTurn && attackedNow(q) === q.self,
        rule: 'while-it-battles',
        costs: [onceWhileFaceUp],
        targets: target((q) => [attackerNow(q)].filter((id) => id !== null)),
        *resolve(e) {
          yield* linger(e, 'stilled', { cards: e.targets });
        },
      }),
    ],
    lingering: {
      stilled: {
        until: 'endOfDamageStep',
        about: 'cards',
        parts: [stats((q, id) => q.damageStep === 'calculation' && isChosen(q, id), { setAtk: 0 })],
      },
    },
  });
