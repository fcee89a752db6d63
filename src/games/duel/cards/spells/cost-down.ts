import {
  discardCards,
  isFusionMonster,
  levelInHand,
  linger,
  spell,
  stats,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** The monster came from the hand while this lasted, and is the same object still. */
const cameMeanwhile = (q: Scope, card: CardId): boolean =>
  q.isMonster(card) &&
  !isFusionMonster(q, card) &&
  q
    .recalled()
    .some(
      ({ event, moment }) =>
        event.card === card && event.player === q.player && moment > q.lingering!.since && q.card(card).arrival <= moment,
    );

/**
 * For a discarded card: until the End Phase monsters in the own hand, those too that come there later, have two Levels less.
 * They keep that on the field. Never less than 1.
 */
export default spell(23265313, {
  recalls: ({ verb, from, to }) =>
    from === 'hand' && to === 'monster' && (verb === 'summon' || verb === 'specialSummon' || verb === 'set'),
  activate: {
    costs: [discardCards(1)],
    *resolve(e) {
      yield* linger(e, 'cheaper');
    },
  },
  lingering: {
    cheaper: {
      until: 'endPhase',
      parts: [levelInHand((q, card) => q.isMonster(card) && q.controls(q.player, card), -2), stats(cameMeanwhile, { level: -2 })],
    },
  },
});
