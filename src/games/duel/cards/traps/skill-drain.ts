import { isEffectMonster, lifePoints, negates, nothing, trap } from '../../../../engine/duel/api';

/**
 * For 1000 Life Points it stays and negates the effects of all face-up Effect Monsters (what a token does is an effect of what
 * made it). They may still be activated; one that resolves after its monster has left the field works.
 */
export default trap(82732705, {
  activate: { ...nothing, costs: [lifePoints(1000)] },
  continuous: [negates((q, card) => q.card(card).zone === 'monster' && isEffectMonster(q, card))],
});
