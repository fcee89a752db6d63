import {
  chooseCard,
  destroyedByBattle,
  happened,
  maySpecialSummon,
  shuffleDeck,
  specialSummon,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const fallen = (q: Scope): CardId[] =>
  happened(q, 'toGrave', (event) => event.player === q.player && destroyedByBattle(q, event)).map(({ card }) => card!);
const isElementalHero = (q: Scope, id: CardId): boolean => q.isMonster(id) && q.facts(id).en.startsWith('Elemental HERO ');
/**
 * A monster of its player has just been destroyed by battle: an Elemental HERO of Level 4 or lower comes from the hand or Deck.
 */
export default trap(22020907, {
  activate: {
    condition: (q) => fallen(q).length > 0 && q.freeMonsterZones(q.player) > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    specialSummons: 'alone',
    *resolve(e) {
      const hero = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => isElementalHero(e, id) && e.level(id) <= 4 && maySpecialSummon(e, id),
        ),
        prompt: 'specialSummon',
      });
      if (hero !== undefined) yield* specialSummon(e, [hero]);
      yield* shuffleDeck(e, e.player);
    },
  },
});
