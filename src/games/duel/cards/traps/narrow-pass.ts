import { forbids, trap } from '../../../../engine/duel/api';

/**
 * Activated with at most two monsters on each side, it lets each player make two more Normal Summons; Sets are free (2005).
 */
export default trap(40172183, {
  activate: {
    condition: (q) => [q.player, q.opponent].every((player) => q.monstersOf(player).length <= MOST),
    rule: 'too-many-cards-on-field',
    *resolve() {
      /* stays on the field */
    },
  },
  notes: [
    {
      on: 'summon',
      about: 'any',
      remembers: (q, { player }) => {
        const [first, second] = q.data.counts ?? [0, 0];
        return { counts: player === 0 ? [first + 1, second] : [first, second + 1] };
      },
    },
  ],
  continuous: [forbids('normalSummon', 'number-limited', (q, { player }) => (q.data.counts?.[player] ?? 0) >= MOST)],
});
const MOST = 2;
