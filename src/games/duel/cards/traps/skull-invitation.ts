import { nothing, trap } from '../../../../engine/duel/api';

/** Cards that go to the Graveyard, from wherever, deal their owners 300 damage each, on both sides, without a chain. */
export default trap(98139712, {
  activate: nothing,
  atOnce: { hurtsForSent: (q, { card }) => ({ player: q.card(card!).owner, amount: 300 }) },
});
