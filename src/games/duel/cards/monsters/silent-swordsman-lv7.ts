import { monster, negates } from '../../../../engine/duel/api';

/** Comes only by the effect of Silent Swordsman LV5, or by Level Up!. All Spells on the field are without effect. */
export default monster(37267041, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  continuous: [negates((q, card) => q.isSpell(card))],
});
