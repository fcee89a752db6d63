import { fromField, nothing, trap } from '../../../../engine/duel/api';

/** Monsters that go from the field to the Graveyard deal their owners 500 damage each, on both sides, without a chain. */
export default trap(77910045, {
  activate: nothing,
  atOnce: {
    hurtsForSent: (q, event) =>
      event.from === 'monster' && fromField(q, event) && q.isMonster(event.card!)
        ? { player: q.card(event.card!).owner, amount: 500 }
        : undefined,
  },
});
