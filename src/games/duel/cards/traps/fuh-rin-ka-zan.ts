import { chooseValue, destroy, discardAtRandom, draw, trap, type Attribute, type Scope } from '../../../../engine/duel/api';

const isThere = (q: Scope, attribute: Attribute): boolean => q.faceUpMonsters().some((id) => q.hasAttribute(id, attribute));
const drawsTwo = (q: Scope): boolean => q.deckOf(q.player).length >= 2 && !q.isForbidden('draw', q.player);

/**
 * What could be done now: 0 the opposing monsters, 1 the opposing Spells and Traps, 2 two cards of that hand, 3 a draw of two.
 */
const doable = (q: Scope): number[] => [
  ...(q.monstersOf(q.opponent).length > 0 ? [0] : []),
  ...(q.spellsTrapsOf(q.opponent).length > 0 ? [1] : []),
  ...(q.handOf(q.opponent).length >= 2 ? [2] : []),
  ...(drawsTwo(q) ? [3] : []),
];

/**
 * With a face-up WIND, WATER, FIRE and EARTH monster on the field, of whichever side: one of four effects, chosen as it
 * resolves.
 */
export default trap(1781310, {
  activate: {
    condition: (q) =>
      (['WIND', 'WATER', 'FIRE', 'EARTH'] as const).every((attribute) => isThere(q, attribute)) && doable(q).length > 0,
    rule: 'needs-another-card',
    *resolve(e) {
      const possible = doable(e);
      if (possible.length === 0) return;
      const chosen = yield* chooseValue(e, 'mode', possible);
      if (chosen === 0) yield* destroy(e, e.monstersOf(e.opponent));
      else if (chosen === 1) yield* destroy(e, e.spellsTrapsOf(e.opponent));
      else if (chosen === 2) yield* discardAtRandom(e, e.opponent, 2);
      else yield* draw(e, e.player, 2);
    },
  },
});
