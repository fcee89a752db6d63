import { forbids, monster } from '../../../../engine/duel/api';

/** Monsters whose opponent can activate no Trap Cards in the Battle Phase of either player. */
export const keepsTrapsOutOfBattle = (passcode: number) =>
  monster(passcode, {
    continuous: [
      forbids(
        'activateCard',
        'traps-cannot-be-activated',
        (q, { player, card }) => q.phase === 'battle' && player === q.opponent && card !== null && q.isTrap(card),
      ),
    ],
  });
