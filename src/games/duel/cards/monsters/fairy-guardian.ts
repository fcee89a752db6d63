import { ignition, monster, putAtBottomOfDeck, target, tributeSelf, type CardId, type Scope } from '../../../../engine/duel/api';

/** They have lain there since: one that was used again and has gone there otherwise is not meant. */
const lost = (q: Scope): CardId[] => {
  const sent = q.recalled().filter(({ event }) => event.byPlayer === q.opponent);
  return q
    .graveyardOf(q.player)
    .filter((id) => q.isSpell(id) && sent.some(({ event, moment }) => event.card === id && q.card(id).arrival <= moment));
};

/**
 * Tributed, it puts a Spell at the bottom of the Deck that an effect of the opponent sent to the own Graveyard in this turn.
 */
export default monster(22419772, {
  recalls: ({ verb, cause }) => verb === 'toGrave' && (cause === 'effect' || cause === 'negation'),
  effects: [
    ignition({
      costs: [tributeSelf],
      targets: target(lost),
      *resolve(e) {
        yield* putAtBottomOfDeck(e, e.targets);
      },
    }),
  ],
});
