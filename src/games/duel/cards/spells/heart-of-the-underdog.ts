import { draw, nothing, offer, reveal, spell, isNormalMonster } from '../../../../engine/duel/api';

/**
 * In the own Draw Phase its controller may show a Normal Monster just drawn and draw one more card, as long as Normal Monsters
 * come. At the moment of the draw, without a chain.
 */
export default spell(35762283, {
  activate: nothing,
  atOnce: {
    *onDraw(e, drawn) {
      if (e.phase !== 'draw' || !e.isMyTurn) return;
      const shown = drawn.filter((id) => isNormalMonster(e, id));
      if (!(yield* offer(e, shown.length > 0 && !e.isForbidden('draw', e.player)))) return;
      yield* reveal(e, shown);
      yield* draw(e, e.player, 1);
    },
  },
});
