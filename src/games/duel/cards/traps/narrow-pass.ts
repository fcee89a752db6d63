import { forbids, nothing, trap } from '../../../../engine/duel/api';

const MOST = 2;

/**
 * Activated with at most two monsters on each side. While it lies there each player makes two more Normal Summons; Sets, Flip
 * Summons and Special Summons are free.
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
      remembers: (q, { player: by }) => {
        const [first, second] = q.data.counts ?? [0, 0];
        return { counts: by === 0 ? [first + 1, second] : [first, second + 1] };
      },
    },
  ],
  continuous: [forbids('normalSummon', 'number-limited', (q, { player }) => (q.data.counts?.[player] ?? 0) >= MOST)],
});
