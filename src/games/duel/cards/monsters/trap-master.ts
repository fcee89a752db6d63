import { destroy, flip, monster, reveal, target } from '../../../../engine/duel/api';

/** Flip: destroys a Trap on the field. A Set card is shown first; a Spell stays. */
export default monster(46461247, {
  effects: [
    flip({
      targets: target((q) => q.spellsTraps().filter((id) => q.isTrap(id) || q.isFaceDown(id)), 1, 'destroy'),
      *resolve(e) {
        const [card] = e.targets;
        if (card === undefined) return;
        if (e.isFaceDown(card)) yield* reveal(e, [card]);
        if (e.isTrap(card)) yield* destroy(e, [card]);
      },
    }),
  ],
});
