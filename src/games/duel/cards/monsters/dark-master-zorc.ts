import { chooseCard, destroy, ignition, monster, rollDie } from '../../../../engine/duel/api';

/**
 * A Ritual Monster. Once per turn it rolls a die: 1 or 2 destroys all opposing monsters, 3 to 5 one of them, 6 all own ones,
 * itself included.
 */
export default monster(97642679, {
  summoning: { specialOnly: true },
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        const roll = yield* rollDie(e);
        if (roll === 6) yield* destroy(e, e.monstersOf(e.player));
        else if (roll <= 2) yield* destroy(e, e.monstersOf(e.opponent));
        else {
          const one = yield* chooseCard(e, { from: e.monstersOf(e.opponent), prompt: 'destroy' });
          if (one !== undefined) yield* destroy(e, [one]);
        }
      },
    }),
  ],
});
