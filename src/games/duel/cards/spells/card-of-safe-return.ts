import { draw, nothing, optionalTrigger, spell, type ActivatedEffect } from '../../../../engine/duel/api';

/** A face-down Special Summon is told as a Set. */
const draws = (on: 'specialSummon' | 'set'): ActivatedEffect =>
  optionalTrigger({
    on,
    about: 'any',
    from: ['spellTrap'],
    together: true,
    draws: 'own',
    when: (q, { card, from, to }) =>
      from === 'graveyard' && to === 'monster' && card !== undefined && q.card(card).owner === q.player,
    *resolve(e) {
      if (e.selfIsThere) yield* draw(e, e.player, 1);
    },
  });

/** When monsters of its player's Graveyard have been Special Summoned, by whomever, face-down too, one card may be drawn. */
export default spell(57953380, { activate: nothing, effects: [draws('specialSummon'), draws('set')] });
