import {
  dealtBattleDamage,
  monster,
  optionalTrigger,
  returnToHand,
  search,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const CLIFF_THE_TRAP_REMOVER = 6967870;
const isOfTheGang = (q: Scope, id: CardId): boolean => q.facts(id).ja.includes('黒蠍') || q.isNamed(id, CLIFF_THE_TRAP_REMOVER);

/**
 * Having dealt battle damage it may fetch a Dark Scorpion card, or Cliff, from the Deck (finding none is legal) or Graveyard.
 */
export default monster(74153887, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [{}, { targets: target((q) => q.graveyardOf(q.player).filter((id) => isOfTheGang(q, id)), 1, 'toHand') }],
      *resolve(e) {
        if (e.mode === 0) yield* search(e, (id) => isOfTheGang(e, id));
        else yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
