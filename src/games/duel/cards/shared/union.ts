import {
  equipWithMonster,
  equippedMonster,
  gives,
  hasLasting,
  hasSpellTrapZone,
  hasUnion,
  ignition,
  maySpecialSummon,
  monster,
  restriction,
  specialSummon,
  stats,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const oncePerTurn = restriction('union-once-per-turn', 'moved', (q) => !hasLasting(q, 'moved'));

/**
 * Unions: once per turn they go from the Monster Zone onto one of their hosts as an Equip Spell, or from there back to attack
 * position. The host has that much more ATK and DEF, and battle destroys the Union in its place. One Union per monster.
 */
export const union = (passcode: number, hosts: readonly number[], boost: number) => {
  const isHost = (q: Scope, id: CardId): boolean => hosts.some((name) => q.isNamed(id, name));
  return monster(passcode, {
    asEquip: {
      fits: isHost,
      isSpell: true,
      continuous: [stats(equippedMonster, { atk: boost, def: boost }), gives('sparedByEquippedMonster', equippedMonster)],
    },
    lingering: { moved: { until: 'endOfTurn' } },
    effects: [
      ignition({
        condition: hasSpellTrapZone,
        rule: 'no-spell-trap-zone',
        costs: [oncePerTurn],
        targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isHost(q, id) && !hasUnion(q, id)), 1, 'equip'),
        *resolve(e) {
          if (e.selfIsThere) yield* equipWithMonster(e, e.self, e.target);
        },
      }),
      ignition({
        from: ['spellTrap'],
        condition: (q) => q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
        rule: 'no-monster-zone',
        costs: [oncePerTurn],
        specialSummons: true,
        *resolve(e) {
          if (e.selfIsThere) yield* specialSummon(e, [e.self], { placements: ['attack'] });
        },
      }),
    ],
  });
};
