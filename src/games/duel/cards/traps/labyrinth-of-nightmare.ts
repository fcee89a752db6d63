import { changePosition, nothing, phaseTrigger, trap } from '../../../../engine/duel/api';

/** In each End Phase all face-up monsters of whoever's turn it is change their battle positions. */
export default trap(66526672, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      *resolve(e) {
        if (e.selfIsThere) yield* changePosition(e, e.faceUpMonstersOf(e.turnPlayer));
      },
    }),
  ],
});
