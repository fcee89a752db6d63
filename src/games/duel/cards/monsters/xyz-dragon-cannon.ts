import {
  banish,
  chooseCard,
  destroy,
  discardCards,
  ignition,
  monster,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const MATERIALS = [62651957, 65622692, 64500000];
const standing = (q: Scope, name: number): CardId[] => q.monstersOf(q.player).filter((id) => q.isNamed(id, name));

/**
 * Comes only from the Fusion Deck by removing X-Head Cannon, Y-Dragon Head and Z-Metal Tank of the own Monster Zones from play,
 * without Polymerization. Any number of times: a discarded card destroys a card of the opponent.
 */
export default monster(91998119, {
  fusion: { materials: MATERIALS },
  summoning: {
    onlyBy: 'procedure',
    procedure: {
      from: 'fusionDeck',
      freesZone: true,
      rule: 'materials-on-field',
      can: (q) => MATERIALS.every((name) => standing(q, name).length > 0),
      *perform(e) {
        let materials: readonly CardId[] = [];
        for (const name of MATERIALS)
          materials = [...materials, (yield* chooseCard(e, { from: standing(e, name), prompt: 'banishCost' }))!];
        yield* banish(e, materials, 'procedure');
      },
    },
  },
  effects: [
    ignition({
      costs: [discardCards(1)],
      targets: target((q) => q.cardsOnFieldOf(q.opponent)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
