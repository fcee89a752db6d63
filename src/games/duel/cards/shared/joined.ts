import { banish, chooseCard, type CardId, type Procedure, type Scope } from '../../../../engine/duel/api';

/**
 * Comes only from the Fusion Deck by removing its materials in the own Monster Zones from play, without a card that fuses them
 * and without a chain.
 */
export function joinedOnField(...materials: readonly number[]): { readonly onlyBy: 'procedure'; readonly procedure: Procedure } {
  const standing = (q: Scope, name: number): CardId[] => q.monstersOf(q.player).filter((id) => q.isNamed(id, name));
  return {
    onlyBy: 'procedure',
    procedure: {
      from: 'fusionDeck',
      freesZone: true,
      rule: 'materials-on-field',
      can: (q) => materials.every((name) => standing(q, name).length > 0),
      *perform(e) {
        let chosen: readonly CardId[] = [];
        for (const name of materials)
          chosen = [...chosen, (yield* chooseCard(e, { from: standing(e, name), prompt: 'banishCost' }))!];
        yield* banish(e, chosen, 'procedure');
      },
    },
  };
}
