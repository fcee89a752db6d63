import { CAME, destroy, nothing, phaseTrigger, trap, type CardId, type Scope } from '../../../../engine/duel/api';

/** It is of Level 3 or lower, and came up in this turn by a Normal or Flip Summon, Tribute Summons included. */
const isFresh = (q: Scope, id: CardId): boolean => {
  const { came, turnArrived, turnPositionChanged } = q.card(id);
  const summoned = (came & CAME.normal) !== 0 && turnArrived === q.turn;
  return q.level(id) <= 3 && (summoned || ((came & CAME.flip) !== 0 && turnPositionChanged === q.turn));
};
const fresh = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => isFresh(q, id));

/** In each End Phase monsters of Level 3 or lower go that were Normal or Flip Summoned in this turn, on both sides. */
export default trap(54109233, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      condition: (q) => fresh(q).length > 0,
      *resolve(e) {
        if (e.selfIsThere) yield* destroy(e, fresh(e));
      },
    }),
  ],
});
