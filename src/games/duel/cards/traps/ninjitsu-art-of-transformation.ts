import {
  chooseCard,
  linkTo,
  maySpecialSummon,
  shuffleDeck,
  specialSummon,
  trap,
  tributeMonsters,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const isNinja = (q: Scope, id: CardId): boolean => q.isFaceUp(id) && q.facts(id).ja.includes('忍者');
const isBeast = (q: Scope, id: CardId): boolean => ['Beast', 'Winged Beast', 'Insect'].some((race) => race === q.race(id));

/**
 * A face-up ninja is tributed for a Beast, Winged Beast or Insect of the hand or Deck with at most three Levels more, which
 * goes when this leaves the field.
 */
export default trap(70861343, {
  bond: { whenLeaves: 'destroyMonster' },
  activate: {
    costs: [tributeMonsters(1, isNinja, { needsZone: true })],
    specialSummons: 'alone',
    *resolve(e) {
      const most = (e.paidLevels[0] ?? 0) + 3;
      const beast = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => e.isMonster(id) && isBeast(e, id) && e.level(id) <= most && maySpecialSummon(e, id),
        ),
        prompt: 'specialSummon',
      });
      const [come] = beast === undefined ? [] : yield* specialSummon(e, [beast]);
      yield* shuffleDeck(e, e.player);
      if (come !== undefined && e.selfIsThere) yield* linkTo(e, come);
    },
  },
});
