import { forbids, linger, spell, type Scope, type Subject } from '../../../../engine/duel/api';

const isSpellOrTrap = (q: Scope, { card, asSpell }: Subject): boolean =>
  card !== null && (asSpell === true || !q.isMonster(card));

/** The first thing done in Main Phase 1: until its user's next turn nobody can activate or Set Spells and Traps. */
export default spell(60682203, {
  activate: {
    condition: (q) => q.phase === 'main1' && q.isFirstAct,
    rule: 'first-act-of-main-phase',
    *resolve(e) {
      yield* linger(e, 'cold', { turn: e.turn + 1 });
    },
  },
  lingering: {
    cold: {
      until: 'endOfTurn',
      parts: [
        forbids('activateCard', 'spells-and-traps-locked', isSpellOrTrap),
        forbids('setSpellTrap', 'spells-and-traps-locked', isSpellOrTrap),
      ],
    },
  },
});
