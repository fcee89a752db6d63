import { gainLifePoints, nothing, phaseTrigger, trap, type Scope } from '../../../../engine/duel/api';

/** What its player has paid in the own turn before this one. */
const paid = (q: Scope): number =>
  q.recalled(q.turn - 2).reduce((sum, { event }) => (event.player === q.player ? sum + event.amount! : sum), 0);

/** In each own Standby Phase: half of what was paid in the own last turn comes back. */
export default trap(14318794, {
  recalls: ({ verb, cause }) => verb === 'lp' && (cause === 'cost' || cause === 'upkeep'),
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: (q) => paid(q) > 0,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, Math.round(paid(e) / 2));
      },
    }),
  ],
});
