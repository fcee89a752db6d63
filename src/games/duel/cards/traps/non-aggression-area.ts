import { discardCards, forbids, linger, trap, type Scope, type Subject } from '../../../../engine/duel/api';

const barred = (q: Scope, { player }: Subject): boolean => player !== q.lingering!.player;

/** In the own Standby Phase, for a discard: in the opponent's next turn that player neither Summons nor Sets monsters. */
export default trap(76848240, {
  activate: {
    condition: (q) => q.isMyTurn && q.phase === 'standby',
    rule: 'standby-phase-only',
    costs: [discardCards(1)],
    *resolve(e) {
      yield* linger(e, 'area', { turn: e.turn + 1 });
    },
  },
  lingering: {
    area: {
      until: 'endOfTurn',
      parts: (['normalSummon', 'setMonster', 'specialSummon'] as const).map((act) =>
        forbids(act, 'summons-barred', (q, subject) => q.turn > 0 && !q.isMyTurn && barred(q, subject)),
      ),
    },
  },
});
