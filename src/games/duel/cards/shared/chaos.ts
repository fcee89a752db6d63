import {
  banish,
  chooseCard,
  forbids,
  banishesFieldInstead,
  ignition,
  isChosen,
  restriction,
  target,
  toBanishFromGraveyard,
  type ActivatedEffect,
  type CardId,
  type Effect,
  type LingeringDefinition,
  type Procedure,
  type Scope,
} from '../../../../engine/duel/api';

const monstersOf = (q: Scope, attribute: 'LIGHT' | 'DARK'): CardId[] =>
  toBanishFromGraveyard(q).filter((id) => q.isMonster(id) && q.hasAttribute(id, attribute));

/**
 * The Special Summon of the chaos monsters: from the hand, removing one LIGHT and one DARK monster of the own Graveyard from
 * play.
 */
export const chaosProcedure: Procedure = {
  from: 'hand',
  freesZone: banishesFieldInstead,
  rule: 'banish-light-and-dark',
  can: (q) => monstersOf(q, 'LIGHT').length > 0 && monstersOf(q, 'DARK').length > 0,
  *perform(e: Effect) {
    // Two picks, so that no wrong pair can be offered; both cards go at the same time.
    const light = yield* chooseCard(e, { from: monstersOf(e, 'LIGHT'), prompt: 'banishLight' });
    const dark = yield* chooseCard(e, { from: monstersOf(e, 'DARK'), prompt: 'banishDark' });
    yield* banish(e, [light!, dark!], 'procedure');
  },
};

/**
 * Once per own turn, and not after it attacked: removes one of these monsters from play and does not attack this turn, even if
 * that is negated. Needs `noAttack` in `lingering`.
 */
export const removesInsteadOfAttacking = (from: (q: Scope) => readonly CardId[]): ActivatedEffect =>
  ignition({
    oncePerTurn: true,
    costs: [restriction('not-after-attack', 'noAttack', (q) => q.card(q.self).turnAttacked !== q.turn, { itself: true })],
    targets: target(from),
    *resolve(e) {
      yield* banish(e, e.targets);
    },
  });
export const noAttack: LingeringDefinition = {
  until: 'endOfTurn',
  about: 'cards',
  parts: [forbids('attack', 'chose-removal-over-attack', (q, { card }) => isChosen(q, card))],
};
