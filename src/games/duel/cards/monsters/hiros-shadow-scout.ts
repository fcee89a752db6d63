import { discard, draw, flip, monster, reveal } from '../../../../engine/duel/api';

/** Flip: the opponent draws three cards and shows them; Spells among them are discarded. */
export default monster(81863068, {
  effects: [
    flip({
      *resolve(e) {
        const before = [...e.handOf(e.opponent)];
        yield* draw(e, e.opponent, 3);
        const drawn = e.handOf(e.opponent).filter((id) => !before.includes(id));
        yield* reveal(e, drawn);
        yield* discard(
          e,
          drawn.filter((id) => e.isSpell(id)),
        );
      },
    }),
  ],
});
