import { destroy, ignition, monster, target, tributeMonsters } from '../../../../engine/duel/api';

const TORPEDO_FISH = 90337190;
const CANNONBALL_SPEAR_SHELLFISH = 95614612;

/** Tributes a Torpedo Fish to destroy a monster, or a Cannonball Spear Shellfish to destroy a Spell or Trap. */
export default monster(63120904, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, (q, id) => q.isNamed(id, TORPEDO_FISH))],
      targets: target((q) => q.monsters(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
    ignition({
      costs: [tributeMonsters(1, (q, id) => q.isNamed(id, CANNONBALL_SPEAR_SHELLFISH))],
      targets: target((q) => q.spellsTraps(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
