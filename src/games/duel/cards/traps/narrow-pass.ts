import { forbids, nothing, trap } from '../../../../engine/duel/api';

const MOST = 2;
const NONE = [0, 0] as const;

/**
 * Activated with at most two monsters on each side. While it lies there each player Normal Summons two more monsters, and then
 * none; Sets, Flip Summons and Special Summons are free.
 */
export default trap(40172183, {
  activate: {
    ...nothing,
    condition: (q) => [q.player, q.opponent].every((player) => q.monstersOf(player).length <= MOST),
    rule: 'too-many-cards-on-field',
  },
  notes: [
    {
      on: 'summon',
      about: 'any',
      remembers({ data: { counts: [first, second] = NONE } }, { player }) {
        return { counts: player === 0 ? [first + 1, second] : [first, second + 1] };
      },
    },
  ],
  continuous: [forbids('normalSummon', 'number-limited', (q, { player }) => (q.data.counts ?? NONE)[player] >= MOST)],
});
