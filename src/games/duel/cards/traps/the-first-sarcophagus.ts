import {
  chooseCard,
  maySpecialSummon,
  nothing,
  phaseTrigger,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  trap,
} from '../../../../engine/duel/api';
import { liesThere, placeNext } from '../shared/placing';
import { SARCOPHAGI } from '../shared/sarcophagus';

const SPIRIT_OF_THE_PHARAOH = 25343280;

/**
 * In each End Phase of the opponent the next Sarcophagus comes from the hand or Deck. When one leaves the field, all go to the
 * Graveyard. With the third all are sent there at once, and the Spirit of the Pharaoh comes from the hand or Deck.
 */
export default trap(SARCOPHAGI[0], {
  activate: nothing,
  bond: { fellows: SARCOPHAGI },
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'opponent',
      from: ['spellTrap'],
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* placeNext(e, SARCOPHAGI);
        if (!SARCOPHAGI.every((name) => liesThere(e, name))) return;
        yield* sendToGraveyard(
          e,
          e.spellsTrapsOf(e.player).filter((id) => e.isFaceUp(id) && SARCOPHAGI.some((name) => e.facts(id).id === name)),
        );
        const spirits = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => e.isNamed(id, SPIRIT_OF_THE_PHARAOH) && maySpecialSummon(e, id, e.player, 'named'),
        );
        const spirit = yield* chooseCard(e, { from: spirits, prompt: 'specialSummon' });
        if (spirit === undefined) return;
        const wasInDeck = e.card(spirit).zone === 'deck';
        yield* specialSummon(e, [spirit], { way: 'named' });
        if (wasInDeck) yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
