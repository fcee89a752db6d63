import {
  equipWithMonster,
  hasSpellTrapZone,
  isRightEquip,
  maySpecialSummon,
  specialSummon,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const UNION_RIDER = 11743119;
/** What another monster has taken (Relinquished) is no Union there; what Union Rider has taken still is one. */
const isOnHost = (q: Scope, id: CardId): boolean => {
  const { equippedTo, equippedByHost } = q.card(id);
  if (q.facts(id).subtype !== 'union' || equippedTo === null) return false;
  return equippedByHost !== true || q.isNamed(equippedTo, UNION_RIDER);
};
const ownPairs = (q: Scope, union: CardId, host: CardId): boolean =>
  q.facts(union).subtype === 'union' && q.isFaceUp(union) && isRightEquip(q, union, host);

/**
 * Puts an own Union on a monster that it is for, or takes one off; also in the opponent's turn, and past the once per turn.
 */
export default trap(26931058, {
  activate: {
    modes: [
      {
        condition: hasSpellTrapZone,
        targets: [
          {
            min: 2,
            max: 2,
            prompt: 'equip',
            from: (q) => {
              const own = q.faceUpMonstersOf(q.player);
              return own.filter((id) => own.some((other) => ownPairs(q, id, other) || ownPairs(q, other, id)));
            },
            fits: (q, [a, b]) => a !== undefined && b !== undefined && (ownPairs(q, a, b) || ownPairs(q, b, a)),
          },
        ],
      },
      {
        condition: (q) => q.freeMonsterZones(q.player) > 0,
        targets: target((q) => q.spellsTrapsOf(q.player).filter((id) => isOnHost(q, id) && maySpecialSummon(q, id))),
      },
    ],
    specialSummons: true,
    *resolve(e) {
      const [a, b] = e.targets;
      if (e.mode === 1) yield* specialSummon(e, e.targets, { placements: ['attack'] });
      else if (a !== undefined && b !== undefined)
        yield* ownPairs(e, a, b) ? equipWithMonster(e, a, b) : equipWithMonster(e, b, a);
    },
  },
});
