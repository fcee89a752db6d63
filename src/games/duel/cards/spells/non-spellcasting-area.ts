import { isEffectMonster, nothing, spell, unaffectedBySpells } from '../../../../engine/duel/api';

/** Face-up monsters without an effect are beyond what Spells do, on both sides; tokens are monsters without one. */
export default spell(20065549, {
  activate: nothing,
  continuous: [unaffectedBySpells((q, card) => q.card(card).zone === 'monster' && q.isFaceUp(card) && !isEffectMonster(q, card))],
});
