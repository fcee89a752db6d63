import { gives, isEffectMonster, nothing, spell } from '../../../../engine/duel/api';

/** Face-up monsters without an effect are beyond what Spells do, on both sides; tokens are monsters without one. */
export default spell(20065549, {
  activate: nothing,
  continuous: [
    gives('unaffectedBySpells', (q, card) => q.card(card).zone === 'monster' && q.isFaceUp(card) && !isEffectMonster(q, card)),
  ],
});
