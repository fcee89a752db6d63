import { banish, chooseCard, type CardId, type Effect, type Procedure, type Scope } from '../../engine/duel/api';

const monstersOf = (q: Scope, attribute: 'LIGHT' | 'DARK'): CardId[] => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && q.attribute(id) === attribute);

/** The Special Summon of the chaos monsters: from the hand, removing one LIGHT and one DARK monster of the own Graveyard from play. */
export const chaosProcedure: Procedure = {
  from: 'hand',
  rule: 'banish-light-and-dark',
  can: (q) => !q.isForbidden('banishFromGraveyard', q.player) && monstersOf(q, 'LIGHT').length > 0 && monstersOf(q, 'DARK').length > 0,
  *perform(e: Effect) {
    // Two picks, so that no wrong pair can be offered; both cards go at the same time.
    const light = yield* chooseCard(e, { from: monstersOf(e, 'LIGHT'), prompt: 'banishLight' });
    const dark = yield* chooseCard(e, { from: monstersOf(e, 'DARK'), prompt: 'banishDark' });
    yield* banish(e, [light!, dark!], 'procedure');
  },
};
