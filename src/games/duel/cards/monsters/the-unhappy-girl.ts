import { forbids, gives, isChosen, monster, type Scope, type Subject } from '../../../../engine/duel/api';

const standsInAttack = (q: Scope): boolean => {
  const { zone, faceUp, position } = q.card(q.self);
  return zone === 'monster' && faceUp && position === 'attack';
};
/** It battled her, and she has stood in attack position ever since. */
const isBound = (q: Scope, { card }: Subject): boolean =>
  isChosen(q, card) &&
  standsInAttack(q) &&
  !q.isNegated(q.self) &&
  Math.max(q.card(q.self).faceUpSince, q.card(q.self).arrival, q.card(q.self).data?.moment ?? 0) <= q.lingering!.since;

/**
 * In face-up attack position she is not destroyed by battle, and while she stays so what battled her can neither attack nor
 * be turned by hand.
 */
export default monster(27618634, {
  continuous: [gives('notDestroyedByBattle', (q, card) => card === q.self && standsInAttack(q))],
  notes: [
    { on: 'position', remembers: (q) => ({ moment: q.now }) },
    { on: 'battled', when: (q, { foe }) => foe !== undefined && standsInAttack(q) && !q.isNegated(q.self), begins: 'bound' },
  ],
  lingering: {
    bound: {
      until: 'forever',
      about: 'cards',
      parts: [forbids('attack', 'bound-by-card', isBound), forbids('changePosition', 'bound-by-card', isBound)],
    },
  },
});
