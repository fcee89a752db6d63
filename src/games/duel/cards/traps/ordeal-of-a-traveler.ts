import { declareKind, nothing, optionalTrigger, pickAtRandom, returnToHand, reveal, trap } from '../../../../engine/duel/api';

/**
 * When an opposing monster attacks: the opponent calls the kind of a random card of its controller's hand; a wrong call returns
 * the attacker to the hand.
 */
export default trap(39537362, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'attack',
      about: 'any',
      from: ['spellTrap'],
      when: (q, event) => event.player === q.opponent,
      condition: (q) => q.handOf(q.player).length > 0,
      *resolve(e) {
        const card = e.selfIsThere ? pickAtRandom(e, e.handOf(e.player)) : undefined;
        if (card === undefined) return;
        const called = yield* declareKind(e, e.opponent);
        yield* reveal(e, [card]);
        const attacker = e.event!.card!;
        if (called !== e.facts(card).kind && e.card(attacker).zone === 'monster') yield* returnToHand(e, [attacker]);
      },
    }),
  ],
});
