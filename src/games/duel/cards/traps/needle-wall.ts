import { destroy, nothing, phaseTrigger, rollDie, trap } from '../../../../engine/duel/api';

/**
 * In each own Standby Phase a die, again after a 6: the monster in that Monster Zone of the opponent is destroyed, zone 1 being
 * the outermost on the right as its player sees it.
 */
export default trap(38299233, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      *resolve(e) {
        if (!e.selfIsThere) return;
        let roll = yield* rollDie(e);
        while (roll === 6) roll = yield* rollDie(e);
        yield* destroy(
          e,
          e.monstersOf(e.opponent).filter((id) => e.card(id).slot === roll - 1),
        );
      },
    }),
  ],
});
