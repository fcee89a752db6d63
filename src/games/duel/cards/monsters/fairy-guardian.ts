import { ignition, monster, putAtBottomOfDeck, target, tributeSelf, type CardId, type Scope } from '../../../../engine/duel/api';

const lost = (q: Scope): CardId[] => {
  const sent = q.recalled().flatMap(({ event }) => (event.byPlayer === q.opponent ? [event.card!] : []));
  return q.graveyardOf(q.player).filter((id) => q.isSpell(id) && sent.includes(id));
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
