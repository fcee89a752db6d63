import { banish, chooseCards, type CardId, type Effect, type Procedure, type Scope } from '../../engine/duel/api';

const lightsAndDarks = (q: Scope): CardId[] => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && (q.attribute(id) === 'LIGHT' || q.attribute(id) === 'DARK'));

const oneOfEach = (q: Scope, cards: readonly CardId[]): boolean =>
  cards.some((id) => q.attribute(id) === 'LIGHT') && cards.some((id) => q.attribute(id) === 'DARK');

/** The Special Summon of the chaos monsters: from the hand, removing one LIGHT and one DARK monster of the own Graveyard from play. */
export const chaosProcedure: Procedure = {
  from: 'hand',
  rule: 'banish-light-and-dark',
  can: (q) => !q.isForbidden('banishFromGraveyard', q.player) && q.freeMonsterZones(q.player) > 0 && oneOfEach(q, lightsAndDarks(q)),
  *perform(e: Effect) {
    const cards = yield* chooseCards(e, { from: lightsAndDarks(e), min: 2, max: 2, prompt: 'banishCost', fits: (picked) => oneOfEach(e, picked) });
    yield* banish(e, cards, 'procedure');
  },
};
