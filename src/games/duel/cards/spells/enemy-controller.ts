import {
  changePosition,
  mayChangeSides,
  spell,
  takeControl,
  target,
  tributeMonsters,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const opposingFaceUpMonster = target((q) => q.faceUpMonstersOf(q.opponent));

const takeable = (q: Scope): CardId[] => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id));

/** A lent monster may be the tribute (Soul Exchange): then another must be there to take, and a zone to take it to. */
const forControl = tributeMonsters(1, undefined, {
  needsZone: true,
  leaves: (q, tributes) => takeable(q).some((id) => !tributes.includes(id)),
});

/**
 * Chosen on activation: changes the position of an opposing face-up monster, or, for a tributed monster, takes it until the End
 * Phase.
 */
export default spell(98045062, {
  activate: {
    modes: [{ targets: opposingFaceUpMonster }, { costs: [forControl], targets: target(takeable) }],
    *resolve(e) {
      if (e.mode === 0) yield* changePosition(e, e.targets);
      else yield* takeControl(e, e.target, 'endPhase');
    },
  },
});
