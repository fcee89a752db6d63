import { monster, perishesWhile } from '../../../../engine/duel/api';

/** Destroyed at once, without a chain, while its controller has a face-up monster that is not LIGHT. */
export default monster(70797118, {
  continuous: [perishesWhile((q) => q.faceUpMonstersOf(q.player).some((id) => !q.hasAttribute(id, 'LIGHT')))],
});
