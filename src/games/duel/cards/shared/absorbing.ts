import {
  equipWithMonster,
  gives,
  hasSpellTrapZone,
  heldMonsters,
  ignition,
  itself,
  mayChangeSides,
  stats,
  target,
  type ActivatedEffect,
  type ContinuousPart,
  type Scope,
  type CardId,
} from '../../../../engine/duel/api';

const held = (q: Scope): CardId | undefined => heldMonsters(q)[0];
/** It holds a monster. */
export const holdsAMonster = (q: Scope): boolean => held(q) !== undefined;

/**
 * Once per turn it takes an opposing monster, face-up or face-down, as its Equip Card; one at a time. That gives it another
 * controller.
 */
export const absorbs: ActivatedEffect = ignition({
  oncePerTurn: true,
  condition: (q) => !holdsAMonster(q),
  rule: 'holds-a-monster',
  targets: target((q) => (hasSpellTrapZone(q) ? q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id)) : [])),
  *resolve(e) {
    if (e.selfIsThere && !holdsAMonster(e)) yield* equipWithMonster(e, e.target, e.self);
  },
});

const valueOfHeld =
  (value: 'atk' | 'def') =>
  (q: Scope): number | undefined => {
    const id = held(q);
    if (id === undefined) return undefined;
    return q.isFaceDown(id) ? 0 : (q.facts(id)[value] ?? 0);
  };

/**
 * Its ATK and DEF are those printed on the monster it holds (0 if that is face-down), which is destroyed by battle in its place.
 */
export const livesOnHeld: readonly ContinuousPart[] = [
  stats(itself, {
    originalAtk: valueOfHeld('atk'),
    originalDef: valueOfHeld('def'),
    originalSince: (q) => q.card(held(q) ?? q.self).arrival,
  }),
  gives('sparedByEquippedMonster'),
];
