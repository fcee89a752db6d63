import { changePosition, monster, optionalTrigger, targetUpToNow, type Scope } from '../../../../engine/duel/api';

const equips = (q: Scope): number => q.spellsTraps().filter((id) => q.card(id).equippedTo === q.self).length;

/** When it declares an attack, opposing monsters, at most as many as it has Equip Cards, change their battle positions. */
export default monster(40619741, {
  effects: [
    optionalTrigger({
      on: 'attack',
      condition: (q) => equips(q) > 0,
      targets: targetUpToNow(equips, (q) => q.monstersOf(q.opponent)),
      *resolve(e) {
        yield* changePosition(e, e.targets);
      },
    }),
  ],
});
