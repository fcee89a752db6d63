import {
  damage,
  declareKind,
  nothing,
  opponentHasHand,
  phaseTrigger,
  pickAtRandom,
  reveal,
  trap,
} from '../../../../engine/duel/api';

/**
 * In each own Standby Phase its player calls the kind of a random card of the opponent's hand: right, and it deals 700 damage.
 */
export default trap(56995655, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: opponentHasHand,
      *resolve(e) {
        const card = e.selfIsThere ? pickAtRandom(e, e.handOf(e.opponent)) : undefined;
        if (card === undefined) return;
        const called = yield* declareKind(e);
        yield* reveal(e, [card]);
        if (called === e.facts(card).kind) yield* damage(e, e.opponent, 700);
      },
    }),
  ],
});
