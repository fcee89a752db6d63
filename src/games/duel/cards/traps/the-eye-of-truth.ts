import { gainLifePoints, nothing, opensHand, phaseTrigger, trap, type Scope } from '../../../../engine/duel/api';

/** The opponent's hand lies open; a Spell in it heals that player by 1000 in each of the own Standby Phases. */
export default trap(34694160, {
  activate: nothing,
  continuous: [opensHand((q, player) => player === q.opponent)],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      condition: holdsSpell,
      rule: 'needs-another-card',
      *resolve(e) {
        if (holdsSpell(e)) yield* gainLifePoints(e, e.opponent, 1000);
      },
    }),
  ],
});

function holdsSpell(q: Scope): boolean {
  return q.handOf(q.opponent).some((id) => q.isSpell(id));
}
