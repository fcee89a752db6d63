import { changePosition, mayChangeSides, spell, takeControl, target, tributeMonsters } from '../../engine/duel/api';

const opposingFaceUpMonster = target((q) => q.faceUpMonstersOf(q.opponent));

const monsterToTake = target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id)));

/**
 * Chosen on activation: changes the position of an opposing face-up monster, or, for a tributed monster, takes it until the End
 * Phase.
 */
export default spell(98045062, {
  activate: {
    modes: [{ targets: opposingFaceUpMonster }, { costs: [tributeMonsters(1)], targets: monsterToTake }],
    *resolve(e) {
      if (e.mode === 0) yield* changePosition(e, e.targets);
      else yield* takeControl(e, e.target, 'endPhase');
    },
  },
});
