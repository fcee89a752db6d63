import { forbids, linger, spell, type Scope, type Subject } from '../../../../engine/duel/api';

const isSpellOrTrap = (q: Scope, { card, asSpell }: Subject): boolean =>
  card !== null && (asSpell === true || !q.isMonster(card));

/** At the start of a Battle Phase, unanswered: for the rest of the turn nobody activates Spells or Traps, nor effects of them. */
export default spell(97120394, {
  activate: {
    atBattlePhaseStart: true,
    unanswerable: true,
    *resolve(e) {
      yield* linger(e, 'sealed');
    },
  },
  lingering: {
    sealed: {
      until: 'endOfTurn',
      parts: [
        forbids('activateCard', 'spells-and-traps-not-activated', isSpellOrTrap),
        forbids('activateEffect', 'spells-and-traps-not-activated', isSpellOrTrap),
      ],
    },
  },
});
