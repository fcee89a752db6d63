import { negates, nothing, trap } from '../../../../engine/duel/api';

/** Stays and negates the effects of all other Traps on the field. They may still be activated. */
export default trap(51452091, {
  activate: nothing,
  continuous: [negates((q, card) => q.isTrap(card) && card !== q.self)],
});
