import { linger, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const isSet = (q: Scope, card: CardId): boolean => ['spellTrap', 'field'].includes(q.card(card).zone) && q.isFaceDown(card);

/** Until the End Phase of the opponent's next turn no effect destroys Set Spells and Traps. */
export default spell(40350910, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'fear', { turn: e.turn + 1 });
    },
  },
  lingering: { fear: { until: 'endPhase', parts: [{ kind: 'endures', cards: isSet }] } },
});
