import {
  equipWithMonster,
  equippedMonster,
  gives,
  hasBegunAbout,
  hasSpellTrapZone,
  hasUnion,
  ignition,
  linger,
  maySpecialSummon,
  monster,
  restriction,
  sendToGraveyard,
  specialSummon,
  stats,
  target,
  type Action,
  type ActivatedEffect,
  type CardCode,
  type CardId,
  type ContinuousPart,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/** For the card as it lies there: one that has left the field, or was turned face-down, is another card. */
const oncePerTurn = restriction('union-once-per-turn', 'moved', (q) => !hasBegunAbout(q, 'moved', q.self), { itself: true });
/** It has gone to the other zone by its own effect: the same card as before, which has moved in this turn. */
function* hasMoved(e: Effect): Action {
  yield* linger(e, 'moved', { cards: [e.self] });
}

/** What a Union gives its host besides ATK and DEF, and what it does itself while it lies on it. */
export interface UnionGifts {
  readonly gifts?: readonly ContinuousPart[];
  readonly effects?: readonly ActivatedEffect[];
  readonly lingering?: CardCode['lingering'];
}

/** For triggers of a Union about its host: it lies on that monster by its own effect. */
export const isOn = (q: Scope, monster: CardId | undefined): boolean => {
  const { zone, equippedTo, equippedByHost } = q.card(q.self);
  return monster !== undefined && zone === 'spellTrap' && equippedTo === monster && equippedByHost !== true;
};

/**
 * Unions: once per turn they go from the Monster Zone onto one of their hosts as an Equip Spell (to the Graveyard, when that has
 * left in answer), or from there back to attack position. The host has that much more ATK and DEF, and battle destroys the Union
 * in its place. One Union per monster.
 */
export const union = (
  passcode: number,
  hosts: readonly number[] | ((q: Scope, id: CardId) => boolean),
  boost: number,
  { gifts = [], effects = [], lingering = {} }: UnionGifts = {},
) => {
  const isHost = (q: Scope, id: CardId): boolean =>
    typeof hosts === 'function' ? hosts(q, id) : hosts.some((name) => q.isNamed(id, name));
  const boosts = boost === 0 ? [] : [stats(equippedMonster, { atk: boost, def: boost })];
  return monster(passcode, {
    asEquip: {
      fits: isHost,
      movable: true,
      isSpell: true,
      continuous: [...boosts, ...gifts, gives('sparedByEquippedMonster', equippedMonster)],
    },
    lingering: { moved: { until: 'endOfTurn' }, ...lingering },
    effects: [
      ignition({
        condition: hasSpellTrapZone,
        rule: 'no-spell-trap-zone',
        costs: [oncePerTurn],
        targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isHost(q, id) && !hasUnion(q, id)), 1, 'equip'),
        *resolve(e) {
          if (!e.selfIsThere) return;
          if (e.aimedAt.some(({ card, arrival }) => e.card(card).arrival !== arrival)) yield* sendToGraveyard(e, [e.self]);
          else if (yield* equipWithMonster(e, e.self, e.target)) yield* hasMoved(e);
        },
      }),
      ignition({
        from: ['spellTrap'],
        condition: (q) => q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
        rule: 'no-monster-zone',
        costs: [oncePerTurn],
        specialSummons: true,
        *resolve(e) {
          if (!e.selfIsThere) return;
          if ((yield* specialSummon(e, [e.self], { placements: ['attack'] })).length > 0) yield* hasMoved(e);
        },
      }),
      ...effects,
    ],
  });
};
