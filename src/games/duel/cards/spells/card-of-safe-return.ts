import { draw, nothing, optionalTrigger, spell } from '../../../../engine/duel/api';

/** When monsters of its player's Graveyard have been Special Summoned, by whomever, one card may be drawn. */
export default spell(57953380, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'specialSummon',
      about: 'any',
      from: ['spellTrap'],
      together: true,
      when: (q, { card, from }) => from === 'graveyard' && card !== undefined && q.card(card).owner === q.player,
      *resolve(e) {
        if (e.selfIsThere) yield* draw(e, e.player, 1);
      },
    }),
  ],
});
