import {
  destroyedTogether,
  isChosen,
  lifePoints,
  linger,
  maySpecialSummon,
  monster,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
  stats,
  type DuelEvent,
  type Scope,
} from '../../../../engine/duel/api';

const SPHINXES = [15013468, 51402177];

/** Both of them, of this player, at the present moment; the event is about the later one. */
const bothAreDestroyed = (q: Scope, event: DuelEvent): boolean =>
  event.player === q.player &&
  SPHINXES.some((name) => q.isNamed(event.card!, name)) &&
  SPHINXES.every((name) => destroyedTogether(q, event).some((id) => q.isNamed(id, name)));

/**
 * Comes only from the hand or Deck, for 500 Life Points, when the own Andro Sphinx and Sphinx Teleia are destroyed at the same
 * time. Special Summoned, it may have 3000 ATK more until the End Phase for another 500.
 */
export default monster(87997872, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    optionalTrigger({
      on: 'destroy',
      about: 'any',
      from: ['hand', 'deck'],
      together: true,
      when: bothAreDestroyed,
      condition: (q) => q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self, q.player, 'named'),
      costs: [lifePoints(500)],
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const fromDeck = e.card(e.self).zone === 'deck';
        yield* specialSummon(e, [e.self], { way: 'named' });
        if (fromDeck) yield* shuffleDeck(e, e.player);
      },
    }),
    optionalTrigger({
      on: 'specialSummon',
      costs: [lifePoints(500)],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'risen', { cards: [e.self] });
      },
    }),
  ],
  lingering: { risen: { until: 'endPhase', about: 'cards', parts: [stats(isChosen, { atk: 3000 })] } },
});
