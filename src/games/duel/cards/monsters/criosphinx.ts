import { chooseCards, mandatoryTrigger, monster, opponentOf, sendToGraveyard, type CardId } from '../../../../engine/duel/api';

/**
 * Each player to whose hand monsters have returned from the field sends one card of it to the Graveyard, for all of them one.
 */
export default monster(18654201, {
  effects: [
    mandatoryTrigger({
      on: 'toHand',
      about: 'any',
      together: true,
      when: (q, event) => event.from === 'monster' && q.card(event.card!).zone === 'hand',
      *resolve(e) {
        if (!e.selfIsThere) return;
        const returned = e.event!.cards ?? [e.event!.card!];
        let sent: readonly CardId[] = [];
        for (const player of [e.turnPlayer, opponentOf(e.turnPlayer)].filter((one) =>
          returned.some((id) => e.card(id).owner === one),
        ))
          sent = [...sent, ...(yield* chooseCards(e, { player, from: e.handOf(player), min: 1, max: 1, prompt: 'toGraveyard' }))];
        yield* sendToGraveyard(e, sent);
      },
    }),
  ],
});
