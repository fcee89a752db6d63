import {
  chooseCards,
  isNormalMonster,
  maySpecialSummon,
  nothing,
  phaseTrigger,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { isNormalOrToken } from '../shared/normals';

const isFootman = (q: Scope, id: CardId): boolean => isNormalMonster(q, id) && q.facts(id).level! <= 2;
const fallen = (q: Scope): number =>
  q
    .recalled()
    .filter(({ event: { player, card } }) => player === q.player && isNormalOrToken(q, card!) && q.facts(card!).level! <= 2)
    .length;

/**
 * In each End Phase as many Normal Monsters of Level 2 or lower come from the Deck as its player's were destroyed by battle in
 * that turn, Tokens too, wherever they went. Those for which no zone is left go to the Graveyard.
 */
export default trap(30353551, {
  recalls: ({ verb, cause }) => verb === 'destroy' && cause === 'battle',
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['spellTrap'],
      condition: (q) => fallen(q) > 0,
      specialSummons: true,
      *resolve(e) {
        const from = e.deckOf(e.player).filter((id) => isFootman(e, id) && maySpecialSummon(e, id));
        const cards = yield* chooseCards(e, { from, min: fallen(e), max: fallen(e), prompt: 'specialSummon' });
        const summoned = yield* specialSummon(e, cards);
        yield* sendToGraveyard(
          e,
          cards.filter((id) => !summoned.includes(id)),
          'effect',
          { sameMoment: summoned.length > 0 },
        );
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
