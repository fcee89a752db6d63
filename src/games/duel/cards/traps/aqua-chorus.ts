import { nothing, stats, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const hasDouble = (q: Scope, id: CardId): boolean => q.faceUpMonsters().some((other) => other !== id && q.haveOneName(other, id));

/**
 * Face-up monsters of one name, on whichever sides, have 500 ATK and DEF more. Also in the Damage Step, up to damage
 * calculation (2005).
 */
export default trap(95132338, {
  activate: { ...nothing, damageStep: 'untilCalculation' },
  continuous: [stats(hasDouble, { atk: 500, def: 500 })],
});
