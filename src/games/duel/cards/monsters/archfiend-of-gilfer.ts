import { becomeEquip, equippedMonster, monster, optionalTrigger, stats, target } from '../../../../engine/duel/api';

/**
 * Sent to the Graveyard from anywhere, it may become an Equip Card on a face-up monster, which loses 500 ATK. "When … you can":
 * it can miss its timing.
 */
export default monster(50287060, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      condition: (q) => q.hasFreeSpellTrapZone(q.player),
      rule: 'no-spell-trap-zone',
      targets: target((q) => q.faceUpMonsters(), 1, 'equip'),
      *resolve(e) {
        yield* becomeEquip(e, e.target);
      },
    }),
  ],
  asEquip: { continuous: [stats(equippedMonster, { atk: -500 })] },
});
